import type { OwnPerson } from '@delebil/core-api'
import { TextField } from '@delebil/ui'
import { checkNewPassword } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { fieldTexts } from '../../site/form/field-texts.ts'
import { personChecks, personFields } from '../../site/form/person-fields.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import { newUserTexts } from './new-user-texts.ts'

export interface CreateUserFormProps {
  /** Runs once the person is logged in as the new user. */
  onCreated?: (person: OwnPerson) => void
  /** What is known already; it can be changed. */
  initial?: { readonly name: string; readonly email: string }
}

/** Makes a user and logs them in. Each error stands at its field and goes when that field changes. */
export function CreateUserForm({ onCreated, initial }: CreateUserFormProps) {
  const { api, session } = useSite()
  const form = useCheckedForm({
    initial: { name: '', email: '', phone: '', password: '', ...initial },
    checks: { ...personChecks, password: checkNewPassword },
    send: async (body) => {
      const result = await api.createUser({ body })
      if (result.ok) await session.submitLogin(body.email, body.password)
      return result
    },
    onDone: ({ entity }) => onCreated?.(entity),
  })
  return (
    <SiteForm form={form} submit={newUserTexts.submit}>
      <TextField {...personFields.name} {...form.field('name')} />
      <TextField {...personFields.username} {...form.field('email')} />
      <TextField {...personFields.phone} {...form.field('phone')} />
      <TextField {...personFields.newPassword} label={fieldTexts.password} {...form.field('password')} />
    </SiteForm>
  )
}
