import { RadioGroup as AriaGroup, type RadioGroupProps as AriaGroupProps, Radio } from 'react-aria-components'
import type { Decided } from '../choice-group/choices.tsx'
import { field } from '../field/field.css.ts'
import { FieldHelp, FieldLabel, FieldMessage, type FieldTexts } from '../field/field-parts.tsx'
import type { Option } from '../list-box/option-list.tsx'
import { segment, track } from './segmented-control.css.ts'

export interface SegmentedControlProps extends FieldTexts, Omit<AriaGroupProps, Decided> {
  options: readonly Pick<Option, 'id' | 'label' | 'isDisabled'>[]
  /** Where a heading above it says the same. */
  isLabelHidden?: boolean
}

/** One of a few short answers on one line, of which one always holds: 'Alle 2+ 4+ 5+'. */
export function SegmentedControl({
  label,
  help,
  error,
  isOptional = false,
  isLabelHidden = false,
  options,
  ...props
}: SegmentedControlProps) {
  return (
    <AriaGroup
      {...props}
      orientation="horizontal"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={field}
    >
      <FieldLabel label={label} isOptional={isOptional} isHidden={isLabelHidden} />
      <FieldHelp help={help} />
      <div className={track}>
        {options.map(({ id, label: text, isDisabled = false }) => (
          <Radio key={id} value={id} isDisabled={isDisabled} className={segment}>
            {text}
          </Radio>
        ))}
      </div>
      <FieldMessage error={error} />
    </AriaGroup>
  )
}
