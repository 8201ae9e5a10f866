import { RadioGroup as AriaRadioGroup, type RadioGroupProps as AriaRadioGroupProps, Radio } from 'react-aria-components'
import { choice } from '../checkbox/checkbox.css.ts'
import { choices, choicesInline } from '../checkbox-group/checkbox-group.css.ts'
import { field } from '../field/field.css.ts'
import { FieldHelp, FieldLabel, FieldMessage, type FieldTexts } from '../field/field-parts.tsx'
import type { Option } from '../list-box/option-list.tsx'
import { dot, round } from './radio-group.css.ts'

export interface RadioGroupProps
  extends FieldTexts,
    Omit<AriaRadioGroupProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior'> {
  options: readonly Pick<Option, 'id' | 'label' | 'isDisabled'>[]
  isInline?: boolean
}

/** One of two to five that should all be seen at once. */
export function RadioGroup({
  label,
  help,
  error,
  isOptional = false,
  options,
  isInline = false,
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup {...props} isInvalid={error !== undefined} validationBehavior="aria" className={field}>
      <FieldLabel label={label} isOptional={isOptional} />
      <FieldHelp help={help} />
      <div className={isInline ? choicesInline : choices}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} isDisabled={option.isDisabled ?? false} className={choice}>
            {({ isSelected }) => (
              <>
                <span className={round}>{isSelected && <span className={dot} />}</span>
                {option.label}
              </>
            )}
          </Radio>
        ))}
      </div>
      <FieldMessage error={error} />
    </AriaRadioGroup>
  )
}
