import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { field } from '../field/field.css.ts'
import { FieldHelp, FieldLabel, FieldMessage, type FieldTexts } from '../field/field-parts.tsx'
import type { Option } from '../list-box/option-list.tsx'
import { choices, choicesInline } from './checkbox-group.css.ts'

export interface CheckboxGroupProps
  extends FieldTexts,
    Omit<AriaCheckboxGroupProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior'> {
  options: readonly Pick<Option, 'id' | 'label' | 'isDisabled'>[]
  isInline?: boolean
}

/** Any number of a known few. */
export function CheckboxGroup({
  label,
  help,
  error,
  isOptional = false,
  options,
  isInline = false,
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup {...props} isInvalid={error !== undefined} validationBehavior="aria" className={field}>
      <FieldLabel label={label} isOptional={isOptional} />
      <FieldHelp help={help} />
      <div className={isInline ? choicesInline : choices}>
        {options.map((option) => (
          <Checkbox key={option.id} value={option.id} isDisabled={option.isDisabled ?? false}>
            {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldMessage error={error} />
    </AriaCheckboxGroup>
  )
}
