import { Button, TextField } from '@delebil/ui'
import { checkNewPassword } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { personFields } from '../../site/form/person-fields.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import * as css from '../../site/page/page.css.ts'
import { logInTexts } from './log-in-texts.ts'

const { reset } = logInTexts

export interface ResetFormProps {
  token: string
  onDone: () => void
  onNewLink: () => void
}

/** A new password by the token of a mail's link. A link that is dead leads to a new one. */
export function ResetForm({ token, onDone, onNewLink }: ResetFormProps) {
  const { api } = useSite()
  const form = useCheckedForm({
    initial: { newPassword: '' },
    checks: { newPassword: checkNewPassword },
    send: ({ newPassword }) => api.resetPassword({ body: { token, newPassword } }),
    onDone,
  })
  const newLink = (
    <Button variant="primary" isWide onPress={onNewLink}>
      {reset.newLink}
    </Button>
  )
  const submit = form.refusal?.code === 'account.link-dead' ? newLink : reset.submit
  return (
    <SiteForm form={form} submit={submit}>
      <p className={css.paragraph}>{reset.explanation}</p>
      <TextField {...personFields.newPassword} {...form.field('newPassword')} />
    </SiteForm>
  )
}
