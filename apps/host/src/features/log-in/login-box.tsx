import { Button, ErrorMessage, LinkButton, TextField } from '@delebil/ui'
import { canSubmitLogin, EMAIL_MAX_LENGTH } from '@delebil/validation'
import { type SubmitEvent, useState } from 'react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { paths } from '../../site/paths.ts'
import type { SignOnLink } from '../../site/session/session.ts'
import { ForgotForm } from './forgot-form.tsx'
import { logInTexts } from './log-in-texts.ts'
import * as css from './login-box.css.ts'
import { SignOnButton } from './sign-on-button.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

export interface LoginBoxProps {
  hasAutoFocus?: boolean
  /** Stands in a form that makes a user itself: no links to others. */
  isJoining?: boolean
  /** The log-in links the user to a single sign-on that waits: no other way in, no new user. */
  link?: SignOnLink
}

/** The ways in: e-mail and password, a mail for those who forgot it, and a new user. What was typed stays through all of it. */
export function LoginBox({ hasAutoFocus = false, isJoining = false, link }: LoginBoxProps) {
  const { session } = useSite()
  const { status } = useSessionState()
  const [email, setEmail] = useState('')
  const [hasForgotten, setHasForgotten] = useState(false)
  const { forgot, back } = logInTexts
  return (
    <div className={css.form}>
      {hasForgotten ? (
        <ForgotForm email={email} onEmail={setEmail} onOk={() => setHasForgotten(false)} />
      ) : (
        <PasswordForm email={email} onEmail={setEmail} hasAutoFocus={hasAutoFocus} link={link} />
      )}
      {!link && !hasForgotten && <SignOnButton />}
      <div className={css.links}>
        <Button variant="quiet" isSmall onPress={() => setHasForgotten(!hasForgotten)}>
          {hasForgotten ? back : forgot.toggle}
        </Button>
        {!isJoining && !link && !hasForgotten && status !== 'UNAUTHENTICATED' && (
          <LinkButton href={paths.join} variant="quiet" isSmall onPress={session.dismissLogin}>
            {logInTexts.becomeMember}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

interface PasswordFormProps {
  email: string
  onEmail: (email: string) => void
  hasAutoFocus: boolean
  link: SignOnLink | undefined
}

function PasswordForm({ email, onEmail, hasAutoFocus, link }: PasswordFormProps) {
  const { session } = useSite()
  const { login } = useSessionState()
  const [password, setPassword] = useState('')
  const lockedSeconds = useSecondsLeft(login.step === 'ERROR' ? login.lockedUntilMs : undefined)
  const isLockOver = login.step === 'ERROR' && login.lockedUntilMs !== undefined && lockedSeconds === 0
  const canSubmit = canSubmitLogin(email, password) && lockedSeconds === 0

  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    session.clearLoginError()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (canSubmit) void session.submitLogin(email, password, link)
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={logInTexts.email}
        type="email"
        name="username"
        autoComplete="username"
        inputMode="email"
        maxLength={EMAIL_MAX_LENGTH}
        autoFocus={hasAutoFocus}
        value={email}
        onChange={change(onEmail)}
      />
      <TextField
        label={logInTexts.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={change(setPassword)}
      />
      <ErrorMessage>{login.step === 'ERROR' && !isLockOver ? login.message : undefined}</ErrorMessage>
      {lockedSeconds > 0 && <p className={css.countdown}>{logInTexts.locked(lockedSeconds)}</p>}
      <Button type="submit" variant="primary" isWide isDisabled={!canSubmit} isPending={login.step === 'PENDING'}>
        {link ? logInTexts.signOn.linkAndLogIn : logInTexts.submit}
      </Button>
    </form>
  )
}
