import { START_PATH } from '@delebil/validation'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { PageHeading } from '../layout/page-heading.tsx'
import { PartnerFailed } from '../partner/partner-failed.tsx'
import { PartnerLogIn } from '../partner/partner-log-in.tsx'
import { partnerTexts } from '../partner/partner-texts.ts'
import { takeToken } from '../partner/take-token.ts'
import { paths } from '../paths.ts'
import { useReturnPath } from '../sign-on/use-return-path.ts'
import { useFeature } from '../site/use-feature.ts'
import { LoadingPage } from './loading-page.tsx'
import { UnknownUrlPage } from './unknown-url-page.tsx'

/** Where a partner's site sends its people, with a token behind '#' that leaves the address at once. Only where the feature is on. */
export function PartnerPage() {
  const { partner = '' } = useParams()
  const location = useLocation()
  const navigate = useNavigate()
  const [arrival, setArrival] = useState(() => takeToken(location))
  const feature = useFeature('partner-landing')
  const path = useReturnPath()
  useEffect(() => {
    const next = takeToken(location)
    if (next.token === undefined) return
    setArrival(next)
    void navigate(next.address, { replace: true })
  }, [location, navigate])

  if (feature.refusal) return <PartnerFailed refusal={feature.refusal} onRetry={() => feature.refresh()} />
  if (feature.data === undefined) {
    return (
      <>
        <PageHeading isHidden>{partnerTexts.heading}</PageHeading>
        <LoadingPage />
      </>
    )
  }
  if (!feature.data.entity) return <UnknownUrlPage />
  const returnPath = path === START_PATH ? paths.findCar : path
  return <PartnerLogIn key={arrival.token} partner={partner} token={arrival.token} returnPath={returnPath} />
}
