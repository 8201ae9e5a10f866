import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, TextField } from '@delebil/ui'
import { checkEmail } from '@delebil/validation'
import { personFields } from '../../site/form/person-fields.ts'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import * as css from '../../site/page/page.css.ts'
import { logInTexts } from './log-in-texts.ts'

const { forgot } = logInTexts

export interface ForgotFormProps {
  email: string
  onEmail: (email: string) => void
  /** The person has read that the mail is on its way. */
  onOk: () => void
}

/** Asks for a mail with a link. The answer says the same whether the account exists or not. */
export function ForgotForm({ email, onEmail, onOk }: ForgotFormProps) {
  const asking = useChange('forgotPassword')
  const form = useCheckedForm({
    initial: { email },
    onType: (typed) => onEmail(typed.email),
    checks: { email: checkEmail },
    send: (typed) => asking.send({ body: { usernameEmailOrPhone: typed.email.trim() } }),
  })
  if (form.isSaved || form.refusal) {
    return (
      <div className={css.form}>
        {form.isSaved ? (
          <p role="status" className={css.paragraph}>
            {forgot.sent}
          </p>
        ) : (
          <ErrorMessage>{forgot.failed}</ErrorMessage>
        )}
        <Button
          variant="primary"
          isWide
          autoFocus
          onPress={form.isSaved ? onOk : () => form.dispatch({ type: 'hush' })}
        >
          {forgot.ok}
        </Button>
      </div>
    )
  }
  return (
    <form className={css.form} {...form.props}>
      <p className={css.paragraph}>{forgot.explanation}</p>
      <TextField {...personFields.username} autoFocus {...form.field('email')} />
      <Button {...form.button} variant="primary" isWide isDisabled={checkEmail(email) !== undefined}>
        {forgot.send}
      </Button>
    </form>
  )
}
