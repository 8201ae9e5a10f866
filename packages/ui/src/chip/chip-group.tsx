import { Check } from 'lucide-react'
import { CheckboxGroup as AriaGroup, type CheckboxGroupProps as AriaGroupProps, Checkbox } from 'react-aria-components'
import type { ChoicesProps, Decided } from '../choice-group/choices.tsx'
import { field } from '../field/field.css.ts'
import { FieldHelp, FieldLabel, FieldMessage } from '../field/field-parts.tsx'
import { Icon } from '../icon/icon.tsx'
import { chip, chips } from './chip.css.ts'

export interface ChipGroupProps extends Omit<ChoicesProps, 'isInline'>, Omit<AriaGroupProps, Decided> {}

/** Any number of a known few short words. */
export function ChipGroup({ label, help, error, isOptional = false, options, ...props }: ChipGroupProps) {
  return (
    <AriaGroup {...props} isInvalid={error !== undefined} validationBehavior="aria" className={field}>
      <FieldLabel label={label} isOptional={isOptional} />
      <FieldHelp help={help} />
      <div className={chips}>
        {options.map(({ id, label: word, isDisabled = false }) => (
          <Checkbox key={id} value={id} isDisabled={isDisabled} className={chip}>
            {({ isSelected }) => (
              <>
                {isSelected && <Icon of={Check} />}
                {word}
              </>
            )}
          </Checkbox>
        ))}
      </div>
      <FieldMessage error={error} />
    </AriaGroup>
  )
}
