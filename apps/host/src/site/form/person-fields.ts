import { NAME_MAX_LENGTH } from '@delebil/core-api'
import {
  checkEmail,
  checkFullName,
  checkName,
  checkPhone,
  checkRequired,
  EMAIL_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '@delebil/validation'
import { fieldTexts } from './field-texts.ts'

/** What a person's name, e-mail and phone must be, in every form. */
export const personChecks = {
  name: (value: string) => checkRequired(value) ?? checkFullName(value) ?? checkName(value),
  email: (value: string) => checkRequired(value) ?? checkEmail(value),
  phone: checkPhone,
} as const

/** How what is asked of a person is filled in, in every form: spread over a text field. */
export const personFields = {
  name: { label: fieldTexts.name, autoComplete: 'name', maxLength: NAME_MAX_LENGTH },
  /** For an address that is, or becomes, what one logs in with. */
  username: {
    label: fieldTexts.email,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'username',
    maxLength: EMAIL_MAX_LENGTH,
  },
  phone: {
    label: fieldTexts.phone,
    isOptional: true,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: PHONE_MAX_LENGTH,
  },
  currentPassword: { label: fieldTexts.currentPassword, type: 'password', autoComplete: 'current-password' },
  newPassword: {
    label: fieldTexts.newPassword,
    help: fieldTexts.passwordHelp,
    type: 'password',
    autoComplete: 'new-password',
  },
} as const
