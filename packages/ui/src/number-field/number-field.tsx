import { Minus, Plus } from 'lucide-react'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components'
import { field } from '../field/field.css.ts'
import { FieldHelp, FieldLabel, FieldMessage, type FieldTexts } from '../field/field-parts.tsx'
import { Icon } from '../icon/icon.tsx'
import { variants } from '../icon-button/icon-button.css.ts'
import { figure, stepFrame } from './number-field.css.ts'

export interface NumberFieldProps
  extends FieldTexts,
    Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior'> {
  /** Where what stands around it says what it is; screen readers still hear the label. */
  isLabelHidden?: boolean
}

/** A number with a step down and a step up; typed figures follow Norwegian writing. */
export function NumberField({
  label,
  isLabelHidden = false,
  help,
  error,
  isOptional = false,
  ...props
}: NumberFieldProps) {
  return (
    <AriaNumberField {...props} isInvalid={error !== undefined} validationBehavior="aria" className={field}>
      <FieldLabel label={label} isOptional={isOptional} isHidden={isLabelHidden} />
      <FieldHelp help={help} />
      <Group className={stepFrame}>
        <Button slot="decrement" className={variants.plain}>
          <Icon of={Minus} />
        </Button>
        <Input className={figure} />
        <Button slot="increment" className={variants.plain}>
          <Icon of={Plus} />
        </Button>
      </Group>
      <FieldMessage error={error} />
    </AriaNumberField>
  )
}
