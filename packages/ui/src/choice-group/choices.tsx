import type { ReactNode } from 'react'
import { FieldHelp, FieldLabel, FieldMessage, type FieldTexts } from '../field/field-parts.tsx'
import type { Option } from '../list-box/option-list.tsx'
import { choices, choicesInline } from './choice-group.css.ts'
import { cards } from './picture-card.css.ts'

interface Choice extends Pick<Option, 'id' | 'label' | 'isDisabled'> {
  /** Makes the choice a card: a drawing that its word explains. Either all of a group have one, or none. */
  picture?: ReactNode
}

/** What a group of boxes or buttons takes. */
export interface ChoicesProps extends FieldTexts {
  options: readonly Choice[]
  isInline?: boolean
}
/** Of a group of react-aria's, what is said here. */
export type Decided = 'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior'

/** All of a few answers under their question; how one of them is drawn is the group's own. */
export function Choices(props: ChoicesProps & { children: (choice: Choice) => ReactNode }) {
  const { label, help, error, isOptional = false, options, isInline = false, children } = props
  const hasPictures = options.some(({ picture }) => picture !== undefined)
  return (
    <>
      <FieldLabel label={label} isOptional={isOptional} />
      <FieldHelp help={help} />
      <div className={hasPictures ? cards : isInline ? choicesInline : choices}>{options.map(children)}</div>
      <FieldMessage error={error} />
    </>
  )
}
