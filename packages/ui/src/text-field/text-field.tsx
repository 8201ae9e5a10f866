import type { LucideIcon } from 'lucide-react'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components'
import { field, inFrameButton } from '../field/field.css.ts'
import { FieldHelp, FieldLabel, FieldMessage, type FieldTexts } from '../field/field-parts.tsx'
import { LineFrame } from '../field/line-frame.tsx'
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx'
import { texts } from '../texts.ts'

export interface TextFieldProps
  extends FieldTexts,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior'> {
  icon?: LucideIcon
  placeholder?: string
}

/** One line of text. `type="password"` gets a button that shows what was typed. */
export function TextField({
  label,
  help,
  error,
  isOptional = false,
  icon,
  placeholder,
  type = 'text',
  ...props
}: TextFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <AriaTextField
      {...props}
      type={isPassword && isShown ? 'text' : type}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={field}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <FieldHelp help={help} />
      <LineFrame icon={icon} placeholder={placeholder} isInvalid={error !== undefined} isDisabled={props.isDisabled}>
        {isPassword && (
          <span className={inFrameButton}>
            <PlainIconButton
              icon={isShown ? EyeOff : Eye}
              label={isShown ? texts.hidePassword : texts.showPassword}
              onPress={() => setIsShown(!isShown)}
            />
          </span>
        )}
      </LineFrame>
      <FieldMessage error={error} />
    </AriaTextField>
  )
}
