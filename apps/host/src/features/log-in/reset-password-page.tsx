import { Button, Card, Stack } from '@delebil/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { narrowPage, paragraph } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { paths } from '../../site/paths.ts'
import { ForgotForm } from './forgot-form.tsx'
import { logInTexts } from './log-in-texts.ts'
import { ResetForm } from './reset-form.tsx'

type Step = 'reset' | 'forgot' | 'done'

/** Told by the address, which outlives the clearing of all state. */
const doneState = { isDone: true }

function tokenOf(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token')
}

/** Where the link of the mail leads; without its token one asks for a new mail here. */
export function ResetPasswordPage() {
  const { session } = useSite()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const token = tokenOf(hash)
  const [step, setStep] = useState<Exclude<Step, 'done'>>('reset')
  const [email, setEmail] = useState('')

  function finish(): void {
    // The address forgets a token that is used up, and whoever was logged in here no longer is.
    void navigate(paths.resetPassword, { replace: true, state: doneState })
    if (session.state.token !== undefined) session.clear()
  }
  const isDone = (state as Partial<typeof doneState> | null)?.isDone === true
  const shown: Step = isDone && token === null ? 'done' : token === null ? 'forgot' : step
  return (
    <div className={narrowPage}>
      <Card as="section" aria-labelledby="page-heading" padding="large">
        <PageHeading>{nameTexts.resetPassword}</PageHeading>
        {shown === 'reset' && token !== null && (
          <ResetForm token={token} onDone={finish} onNewLink={() => setStep('forgot')} />
        )}
        {shown === 'forgot' && (
          <ForgotForm email={email} onEmail={setEmail} onOk={() => void navigate(paths.findCar)} />
        )}
        {shown === 'done' && (
          <Stack gapPx={16}>
            <p role="status" className={paragraph}>
              {logInTexts.reset.done}
            </p>
            <Button variant="primary" isWide onPress={session.openLogin}>
              {nameTexts.logIn}
            </Button>
          </Stack>
        )}
      </Card>
    </div>
  )
}
