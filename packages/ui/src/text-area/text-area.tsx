import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import { field } from '../field/field.css.ts'
import { FieldHelp, FieldLabel, FieldMessage, type FieldTexts } from '../field/field-parts.tsx'
import { textarea } from './text-area.css.ts'

export interface TextAreaProps
  extends FieldTexts,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior' | 'type'> {
  placeholder?: string
}

/** Several lines of text. */
export function TextArea({ label, help, error, isOptional = false, placeholder, ...props }: TextAreaProps) {
  return (
    <AriaTextField {...props} isInvalid={error !== undefined} validationBehavior="aria" className={field}>
      <FieldLabel label={label} isOptional={isOptional} />
      <FieldHelp help={help} />
      <AriaTextArea className={textarea} {...(placeholder !== undefined && { placeholder })} />
      <FieldMessage error={error} />
    </AriaTextField>
  )
}
