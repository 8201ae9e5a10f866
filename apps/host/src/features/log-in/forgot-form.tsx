import { Button, ErrorMessage, TextField } from '@delebil/ui'
import { checkEmail, EMAIL_MAX_LENGTH } from '@delebil/validation'
import { type SubmitEvent, useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
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
  const { api } = useSite()
  const [step, setStep] = useState<'form' | 'pending' | 'sent' | 'failed'>('form')
  const canSend = checkEmail(email) === undefined

  async function send(): Promise<void> {
    setStep('pending')
    const result = await api.forgotPassword({ body: { usernameEmailOrPhone: email.trim() } })
    setStep(result.ok ? 'sent' : 'failed')
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (canSend && step === 'form') void send()
  }

  if (step === 'sent' || step === 'failed') {
    const close = step === 'sent' ? onOk : () => setStep('form')
    return (
      <div className={css.form}>
        {step === 'sent' ? (
          <p role="status" className={css.paragraph}>
            {forgot.sent}
          </p>
        ) : (
          <ErrorMessage>{forgot.failed}</ErrorMessage>
        )}
        <Button variant="primary" isWide autoFocus onPress={close}>
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
      <Button type="submit" variant="primary" isWide isDisabled={!canSend} isPending={step === 'pending'}>
        {forgot.send}
      </Button>
    </form>
  )
}
