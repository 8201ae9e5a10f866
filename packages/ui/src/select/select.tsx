import type { LucideIcon } from 'lucide-react'
import { ChevronDown } from 'lucide-react'
import { Select as AriaSelect, Button, Popover, SelectValue } from 'react-aria-components'
import { field, frameIcon } from '../field/field.css.ts'
import { FieldHelp, FieldLabel, FieldMessage, type FieldTexts } from '../field/field-parts.tsx'
import { Icon } from '../icon/icon.tsx'
import { type Option, OptionList } from '../list-box/option-list.tsx'
import { asWideAsTrigger } from '../popover/popover.css.ts'
import { chevron, trigger, value as valueClass } from './select.css.ts'

export interface SelectProps extends FieldTexts {
  options: readonly Option[]
  /** The chosen option's id; `null` shows the placeholder. */
  value: string | null
  onChange: (id: string) => void
  placeholder?: string
  icon?: LucideIcon
  /** Among tools whose place says what they are for: the label is read aloud alone. */
  isLabelHidden?: boolean
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
}

/** One of a known few. */
export function Select({
  label,
  help,
  error,
  isOptional = false,
  isLabelHidden = false,
  options,
  value,
  onChange,
  placeholder = '',
  icon,
  ...props
}: SelectProps) {
  return (
    <AriaSelect
      {...props}
      value={value}
      onChange={(id) => id !== null && onChange(String(id))}
      placeholder={placeholder}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={field}
    >
      <FieldLabel label={label} isOptional={isOptional} isHidden={isLabelHidden} />
      <FieldHelp help={help} />
      <Button className={trigger} {...(error !== undefined && { 'data-invalid': true })}>
        {icon && (
          <span className={frameIcon}>
            <Icon of={icon} />
          </span>
        )}
        <SelectValue<Option> className={valueClass}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <span className={chevron}>
          <Icon of={ChevronDown} />
        </span>
      </Button>
      <FieldMessage error={error} />
      <Popover offset={4} className={asWideAsTrigger}>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  )
}
