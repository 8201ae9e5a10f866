import { Button, ErrorMessage, LinkButton, TextField, useForm } from '@delebil/ui'
import { canSubmitLogin } from '@delebil/validation'
import { useEffect, useState } from 'react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { personFields } from '../../site/form/person-fields.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { paths } from '../../site/paths.ts'
import type { SignOnLink } from '../../site/session/session.ts'
import { AskForLink } from './ask-for-link.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { logInTexts } from './log-in-texts.ts'
import * as css from './login-box.css.ts'
import { SignOnButton } from './sign-on-button.tsx'
import { StaffSignOnButtons } from './staff-sign-on-buttons.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useIsSignOnSettled } from './use-sign-on.ts'

export interface LoginBoxProps {
  hasAutoFocus?: boolean
  /** Stands in a form that makes a user itself: no links to others. */
  isJoining?: boolean
  /** The address that is filled in. */
  knownEmail?: string | undefined
  /** The log-in links the user to a single sign-on that waits: no other way in, no new user. */
  link?: SignOnLink
  /** Told when the mail for a forgotten password takes the place of the log-in, and back. */
  onForgotten?: (hasForgotten: boolean) => void
}

/** The ways in: e-mail and password, a mail for those who forgot it, and a new user. What was typed stays through all of it. */
export function LoginBox({
  hasAutoFocus = false,
  isJoining = false,
  knownEmail = '',
  link,
  onForgotten,
}: LoginBoxProps) {
  const { session } = useSite()
  const { status } = useSessionState()
  const [email, setEmail] = useState(knownEmail)
  const [hasForgotten, setHasForgotten] = useState(false)
  // Gone with the box.
  useEffect(() => {
    onForgotten?.(hasForgotten)
    return () => onForgotten?.(false)
  }, [hasForgotten, onForgotten])
  const { forgot, back } = logInTexts
  // Its button stands above the links, and would push them.
  const isSettled = useIsSignOnSettled()
  return (
    <div className={css.form}>
      {hasForgotten ? (
        <ForgotForm email={email} onEmail={setEmail} onOk={() => setHasForgotten(false)} />
      ) : (
        <PasswordForm email={email} onEmail={setEmail} hasAutoFocus={hasAutoFocus} link={link} />
      )}
      {!link && !hasForgotten && <SignOnButton />}
      {!link && !hasForgotten && !isJoining && <StaffSignOnButtons />}
      {isSettled && (
        <div className={css.links}>
          <Button variant="quiet" isSmall onPress={() => setHasForgotten(!hasForgotten)}>
            {hasForgotten ? back : forgot.toggle}
          </Button>
          {!isJoining && !link && !hasForgotten && status !== 'UNAUTHENTICATED' && (
            <LinkButton href={paths.join} variant="quiet" isSmall onPress={session.dismissLogin}>
              {nameTexts.join}
            </LinkButton>
          )}
        </div>
      )}
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
  const lockedSeconds = useSecondsLeft(login.step === 'ERROR' ? login.lockedUntilMs : undefined)
  const isLockOver = login.step === 'ERROR' && login.lockedUntilMs !== undefined && lockedSeconds === 0
  const form = useForm({
    initial: { username: email, password: '' },
    onType: ({ username }) => {
      onEmail(username)
      session.clearLoginError()
    },
    send: async ({ username, password }) => {
      if (canSubmit) await session.submitLogin(username, password, link)
    },
  })
  const canSubmit = canSubmitLogin(email, form.values.password) && lockedSeconds === 0
  return (
    <form className={css.form} {...form.props}>
      <TextField
        {...personFields.username}
        label={logInTexts.email}
        autoFocus={hasAutoFocus}
        {...form.field('username')}
      />
      <TextField {...personFields.currentPassword} label={logInTexts.password} {...form.field('password')} />
      <ErrorMessage>{login.step === 'ERROR' && !isLockOver ? login.message : undefined}</ErrorMessage>
      {lockedSeconds > 0 && (
        <>
          <p className={css.countdown}>{logInTexts.locked(lockedSeconds)}</p>
          <AskForLink email={email} />
        </>
      )}
      <Button {...form.button} variant="primary" isWide isDisabled={!canSubmit} isPending={login.step === 'PENDING'}>
        {link ? logInTexts.signOn.linkAndLogIn : logInTexts.submit}
      </Button>
    </form>
  )
}
