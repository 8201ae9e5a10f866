import { TextField } from '@delebil/ui'
import { formatPhone } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { personChecks, personFields } from '../../site/form/person-fields.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import * as css from '../../site/page/page.css.ts'
import type { LinkUserProps } from './link-user.tsx'
import { signOnTexts } from './sign-on-texts.ts'

const { newHere } = signOnTexts

/** A new user of what the provider verified; name and e-mail can be put right first. */
export function CreateLinkedUserForm({ waiting, signOn, returnPath }: LinkUserProps) {
  const { api, session } = useSite()
  const { authToken, phoneNo } = waiting
  const form = useCheckedForm({
    initial: { name: waiting.name ?? '', username: waiting.email ?? '' },
    checks: { name: personChecks.name, username: personChecks.email },
    send: async (body) => {
      const result = await api.createUserFromSignOn({ params: { sso: signOn.name }, body: { ...body, authToken } })
      if (result.ok) await session.enter(async () => result, returnPath)
      return result
    },
  })
  return (
    <SiteForm form={form} submit={newHere.create}>
      <TextField {...personFields.name} {...form.field('name')} />
      <TextField {...personFields.username} {...form.field('username')} />
      {phoneNo !== null && <p className={css.muted}>{newHere.phone(signOn.title, formatPhone(phoneNo))}</p>}
    </SiteForm>
  )
}
