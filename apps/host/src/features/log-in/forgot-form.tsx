import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, TextField } from '@delebil/ui'
import { checkEmail, EMAIL_MAX_LENGTH } from '@delebil/validation'
import type { SubmitEvent } from 'react'
import { fieldTexts } from '../../site/form/field-texts.ts'
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
  const { state, isPending, send, clear } = useChange('forgotPassword')
  const canSend = checkEmail(email) === undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (canSend) void send({ body: { usernameEmailOrPhone: email.trim() } })
  }

  if (state.name === 'done' || state.name === 'refused') {
    const isSent = state.name === 'done'
    return (
      <div className={css.form}>
        {isSent ? (
          <p role="status" className={css.paragraph}>
            {forgot.sent}
          </p>
        ) : (
          <ErrorMessage>{forgot.failed}</ErrorMessage>
        )}
        <Button variant="primary" isWide autoFocus onPress={isSent ? onOk : clear}>
          {forgot.ok}
        </Button>
      </div>
    )
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p className={css.paragraph}>{forgot.explanation}</p>
      <TextField
        label={fieldTexts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={EMAIL_MAX_LENGTH}
        autoFocus
        value={email}
        onChange={onEmail}
      />
      <Button type="submit" variant="primary" isWide isDisabled={!canSend} isPending={isPending}>
        {forgot.send}
      </Button>
    </form>
  )
}
