import type { OwnPerson } from '@delebil/core-api'
import { Button, ErrorMessage, TextField } from '@delebil/ui'
import { checkNewPassword } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { fieldTexts } from '../../site/form/field-texts.ts'
import { EmailField, NameField, PhoneField, personChecks } from '../../site/form/person-fields.tsx'
import { useForm } from '../../site/form/use-form.ts'
import * as css from '../../site/page/page.css.ts'
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
  const form = useForm({
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
    <form className={css.form} onSubmit={form.onSubmit} noValidate>
      <NameField field={form.field('name')} />
      <EmailField field={form.field('email')} autoComplete="username" />
      <PhoneField field={form.field('phone')} />
      <TextField
        label={fieldTexts.password}
        help={fieldTexts.passwordHelp}
        type="password"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <ErrorMessage>{form.refusal?.message}</ErrorMessage>
      <Button type="submit" variant="primary" isWide isPending={form.isPending}>
        {newUserTexts.submit}
      </Button>
    </form>
  )
}
