import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PageHeading } from '../layout/page-heading.tsx'
import { paths } from '../paths.ts'
import { useSite } from '../site/site-context.ts'
import { texts } from '../texts.ts'
import { LoadingPage } from './loading-page.tsx'

/** Logs out, whatever the network says, and goes to the search. */
export function LogoutPage() {
  const { session } = useSite()
  const navigate = useNavigate()
  useEffect(() => {
    void session.logOut().then(() => navigate(paths.findCar, { replace: true }))
  }, [session, navigate])
  return (
    <>
      <PageHeading isHidden>{texts.headings.loggingOut}</PageHeading>
      <LoadingPage />
    </>
  )
}
