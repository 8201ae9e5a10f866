import { Button, ErrorMessage, TextField } from '@delebil/ui'
import { checkNewPassword } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { fieldTexts } from '../../site/form/field-texts.ts'
import { useForm } from '../../site/form/use-form.ts'
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
        label={fieldTexts.newPassword}
        help={fieldTexts.passwordHelp}
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
