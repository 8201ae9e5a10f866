import { Button, ErrorMessage, TextField } from '@delebil/ui'
import { checkNewPassword } from '@delebil/validation'
import { useSite } from '../site/site-context.ts'
import { texts } from '../texts.ts'
import * as css from './account.css.ts'
import { useForm } from './use-form.ts'

const { reset, fields } = texts.account

export interface ResetFormProps {
  token: string
  onDone: () => void
  onNewLink: () => void
}

/** A new password by the token of a mail's link. A link that is dead leads to a new one. */
export function ResetForm({ token, onDone, onNewLink }: ResetFormProps) {
  const { api } = useSite()
  const form = useForm({
    initial: { newPassword: '' },
    checks: { newPassword: checkNewPassword },
    send: ({ newPassword }) => api.resetPassword({ body: { token, newPassword } }),
    onDone,
  })
  const isDead = form.refusal?.code === 'account.link-dead'
  return (
    <form className={css.form} onSubmit={form.onSubmit} noValidate>
      <p className={css.paragraph}>{reset.explanation}</p>
      <TextField
        label={fields.newPassword}
        help={fields.passwordHelp}
        type="password"
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <ErrorMessage>{form.refusal?.message}</ErrorMessage>
      {isDead ? (
        <Button variant="primary" isWide onPress={onNewLink}>
          {reset.newLink}
        </Button>
      ) : (
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
          {reset.submit}
        </Button>
      )}
    </form>
  )
}
