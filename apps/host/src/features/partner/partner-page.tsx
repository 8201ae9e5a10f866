import { START_PATH } from '@delebil/validation'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useFeature } from '../../site/data/use-feature.ts'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { UnknownUrlPage } from '../../site/page/unknown-url-page.tsx'
import { paths } from '../../site/paths.ts'
import { useReturnPath } from '../log-in/use-return-path.ts'
import { PartnerFailed } from './partner-failed.tsx'
import { PartnerLogIn } from './partner-log-in.tsx'
import { partnerTexts } from './partner-texts.ts'
import { takeToken } from './take-token.ts'

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

  if (feature.error) return <PartnerFailed refusal={feature.error.refusal} onRetry={() => void feature.mutate()} />
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
