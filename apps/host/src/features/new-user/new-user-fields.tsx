import { TextField } from '@delebil/ui'
import { fieldTexts } from '../../site/form/field-texts.ts'
import { personFields } from '../../site/form/person-fields.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { newUserTexts } from './new-user-texts.ts'
import type { NewUser } from './use-new-user.ts'

/** The fields of a new user. Each error stands at its field and goes when that field changes. */
export function NewUserFields({ form }: { form: NewUser }) {
  return (
    <SiteForm form={form} submit={newUserTexts.submit}>
      <TextField {...personFields.name} {...form.field('name')} />
      <TextField {...personFields.username} {...form.field('email')} />
      <TextField {...personFields.phone} {...form.field('phone')} />
      <TextField {...personFields.newPassword} label={fieldTexts.password} {...form.field('password')} />
    </SiteForm>
  )
}
