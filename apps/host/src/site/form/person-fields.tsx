import { NAME_MAX_LENGTH } from '@delebil/core-api'
import { TextField } from '@delebil/ui'
import {
  checkEmail,
  checkFullName,
  checkPhone,
  checkRequired,
  EMAIL_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '@delebil/validation'
import { fieldTexts } from './field-texts.ts'
import type { FormField } from './use-form.ts'

interface FieldProps {
  readonly field: FormField
}

/** What a person's name, e-mail and phone must be, in every form. */
export const personChecks = {
  name: (value: string) => checkRequired(value) ?? checkFullName(value),
  email: (value: string) => checkRequired(value) ?? checkEmail(value),
  phone: checkPhone,
} as const

export function NameField({ field }: FieldProps) {
  return <TextField label={fieldTexts.name} autoComplete="name" maxLength={NAME_MAX_LENGTH} {...field} />
}

/** `autoComplete` is 'username' where the address becomes what one logs in with. */
export function EmailField({ field, autoComplete }: FieldProps & { readonly autoComplete: 'email' | 'username' }) {
  return (
    <TextField
      label={fieldTexts.email}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      maxLength={EMAIL_MAX_LENGTH}
      {...field}
    />
  )
}

export function PhoneField({ field }: FieldProps) {
  return (
    <TextField
      label={fieldTexts.phone}
      isOptional
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={PHONE_MAX_LENGTH}
      {...field}
    />
  )
}
