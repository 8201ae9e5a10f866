import { CircleAlert } from 'lucide-react'
import { FieldError, Label, Text } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { texts } from '../texts.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { help as helpClass, label as labelClass, message, optionalMark } from './field.css.ts'

/** What every field takes. */
export interface FieldTexts {
  label: string
  /** Says before the mistake what is wanted. */
  help?: string | undefined
  /** Says what is wrong; its presence makes the field invalid. */
  error?: string | undefined
  /** Marks the label with "(valgfritt)"; what must be filled in carries no mark. */
  isOptional?: boolean
}

interface FieldLabelProps extends Pick<FieldTexts, 'label' | 'isOptional'> {
  /** Among tools whose place says what they are for it is read out alone. */
  readonly isHidden?: boolean
}

export function FieldLabel({ label, isOptional = false, isHidden = false }: FieldLabelProps) {
  const name = (
    <Label className={labelClass}>
      {label}
      {isOptional && <span className={optionalMark}> ({texts.optional})</span>}
    </Label>
  )
  return isHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name
}

export function FieldHelp({ help }: Pick<FieldTexts, 'help'>) {
  if (help === undefined) return null
  return (
    <Text slot="description" className={helpClass}>
      {help}
    </Text>
  )
}

export function FieldMessage({ error }: Pick<FieldTexts, 'error'>) {
  return (
    <FieldError className={message}>
      <Icon of={CircleAlert} sizePx={16} />
      {error}
    </FieldError>
  )
}
