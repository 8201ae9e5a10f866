import { Search, X } from 'lucide-react'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
} from 'react-aria-components'
import { field } from '../field/field.css.ts'
import { FieldHelp, FieldLabel, FieldMessage, type FieldTexts } from '../field/field-parts.tsx'
import { LineFrame } from '../field/line-frame.tsx'
import { Icon } from '../icon/icon.tsx'
import { variants } from '../icon-button/icon-button.css.ts'
import { clear } from './search-field.css.ts'

export interface SearchFieldProps
  extends FieldTexts,
    Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior'> {
  placeholder?: string
  /** Among tools whose place says what they are for: the label is read aloud, and shown in the empty field. */
  isLabelHidden?: boolean
}

/** Free text to look for; Escape and the cross empty it. */
export function SearchField({
  label,
  help,
  error,
  isOptional = false,
  isLabelHidden = false,
  placeholder = isLabelHidden ? label : undefined,
  ...props
}: SearchFieldProps) {
  return (
    <AriaSearchField {...props} isInvalid={error !== undefined} validationBehavior="aria" className={field}>
      <FieldLabel label={label} isOptional={isOptional} isHidden={isLabelHidden} />
      <FieldHelp help={help} />
      <LineFrame icon={Search} placeholder={placeholder} isInvalid={error !== undefined} isDisabled={props.isDisabled}>
        <span className={clear}>
          <Button className={variants.plain}>
            <Icon of={X} />
          </Button>
        </span>
      </LineFrame>
      <FieldMessage error={error} />
    </AriaSearchField>
  )
}
