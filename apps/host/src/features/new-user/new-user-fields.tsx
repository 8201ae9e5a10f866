import { type FormField, TextField } from '@delebil/ui'
import { fieldTexts } from '../../site/form/field-texts.ts'
import { personFields } from '../../site/form/person-fields.ts'
import type { NewUserValues } from './new-user-checks.ts'

/** The fields of a new user. Each error stands at its field and goes when that field changes. */
export function NewUserFields({ field }: { readonly field: (name: keyof NewUserValues) => FormField }) {
  return (
    <>
      <TextField {...personFields.name} {...field('name')} />
      <TextField {...personFields.username} {...field('email')} />
      <TextField {...personFields.phone} {...field('phone')} />
      <TextField {...personFields.newPassword} label={fieldTexts.password} {...field('password')} />
    </>
  )
}
