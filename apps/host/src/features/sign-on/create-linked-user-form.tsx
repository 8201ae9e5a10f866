import type { SignOn, WaitingSignOn } from '@delebil/core-api'
import { Button, ErrorMessage } from '@delebil/ui'
import { formatPhone } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { EmailField, NameField, personChecks } from '../../site/form/person-fields.tsx'
import { useForm } from '../../site/form/use-form.ts'
import * as css from '../../site/page/page.css.ts'
import { signOnTexts } from './sign-on-texts.ts'

const { newHere } = signOnTexts

export interface CreateLinkedUserFormProps {
  waiting: WaitingSignOn
  signOn: SignOn
  returnPath: string
}

/** A new user of what the provider verified; name and e-mail can be put right first. */
export function CreateLinkedUserForm({ waiting, signOn, returnPath }: CreateLinkedUserFormProps) {
  const { api, session } = useSite()
  const { authToken, phoneNo } = waiting
  const form = useForm({
    initial: { name: waiting.name ?? '', username: waiting.email ?? '' },
    checks: { name: personChecks.name, username: personChecks.email },
    send: async (body) => {
      const result = await api.createUserFromSignOn({ params: { sso: signOn.name }, body: { ...body, authToken } })
      if (result.ok) await session.enter(async () => result, returnPath)
      return result
    },
    onDone: () => undefined,
  })
  return (
    <form className={css.form} onSubmit={form.onSubmit} noValidate>
      <NameField field={form.field('name')} />
      <EmailField field={form.field('username')} autoComplete="username" />
      {phoneNo !== null && <p className={css.muted}>{newHere.phone(signOn.title, formatPhone(phoneNo))}</p>}
      <ErrorMessage>{form.refusal?.message}</ErrorMessage>
      <Button type="submit" variant="primary" isWide isPending={form.isPending}>
        {newHere.create}
      </Button>
    </form>
  )
}
