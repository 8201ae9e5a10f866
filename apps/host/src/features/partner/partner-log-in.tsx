import type { Refusal } from '@delebil/core-api'
import { memberProblemText } from '@delebil/validation/text'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { paths } from '../../site/paths.ts'
import { LinkPartner, type LinkPartnerProps } from './link-partner.tsx'
import { PartnerFailed } from './partner-failed.tsx'
import { partnerTexts } from './partner-texts.ts'
import { SignedInAlready } from './signed-in-already.tsx'

type Step = 'choosing' | 'entering' | 'linking' | Pick<Refusal, 'code' | 'message'>

export interface PartnerLogInProps extends Omit<LinkPartnerProps, 'token'> {
  token: string | undefined
}

const noToken = { code: 'partner.refused', message: memberProblemText['partner.refused'] } as const

/** Logs in with the partner's token and leads on: to the membership of the partner's people for who has none, else to the cars. */
export function PartnerLogIn({ partner, token, returnPath }: PartnerLogInProps) {
  const { api, session } = useSite()
  const navigate = useNavigate()
  const [before] = useState(() => session.state.whoami)
  const isMember = before !== undefined && before.partner === undefined
  const [step, setStep] = useState<Step>(token === undefined ? noToken : isMember ? 'choosing' : 'entering')
  const isUnderWay = useRef(false)

  const leadOn = useCallback(
    (path: string) => {
      const { whoami } = session.state
      const key = whoami?.memberships.length === 0 ? whoami.partner?.membershipKey : undefined
      void navigate(key ? paths.joinOf(key) : path, { replace: true })
    },
    [session, navigate],
  )
  const enter = useCallback(
    async (sent: string) => {
      const result = await api.logInByPartner({ params: { partner }, body: { token: sent } })
      isUnderWay.current = false
      if (!result.ok) {
        return setStep(result.refusal.code === 'partner.account-exists' ? 'linking' : result.refusal)
      }
      // Whoever was logged in here leaves; the server forgets them too.
      if (session.state.token !== undefined) await api.logout({ quiet: true })
      return session.enter(async () => result, returnPath, leadOn)
    },
    [api, session, partner, returnPath, leadOn],
  )
  useEffect(() => {
    if (step !== 'entering' || token === undefined || isUnderWay.current) return
    isUnderWay.current = true
    void enter(token)
  }, [step, token, enter])

  if (typeof step === 'object') return <PartnerFailed refusal={step} onRetry={() => setStep('entering')} />
  if (step === 'linking' && token !== undefined) {
    return <LinkPartner partner={partner} token={token} returnPath={returnPath} />
  }
  if (step === 'choosing' && before) {
    const { name } = before.person
    return <SignedInAlready name={name} returnPath={returnPath} onChange={() => setStep('entering')} />
  }
  return (
    <>
      <PageHeading isHidden>{partnerTexts.heading}</PageHeading>
      <LoadingPage />
    </>
  )
}
