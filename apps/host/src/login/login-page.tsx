import { Card } from '@delebil/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PageHeading } from '../layout/page-heading.tsx'
import { forgetWaypoint, rememberWaypoint } from '../session/waypoints.ts'
import { useSite } from '../site/site-context.ts'
import { texts } from '../texts.ts'
import { page, reason } from './login-box.css.ts'
import { LoginBox } from './login-box.tsx'

/** Stands where a page would that needs a log-in, and remembers which; walking away forgets it. */
export function LoginPage() {
  const { storage } = useSite()
  const { pathname, search } = useLocation()
  useEffect(() => {
    rememberWaypoint(storage, 'link', pathname + search)
    return () => forgetWaypoint(storage, 'link')
  }, [storage, pathname, search])
  return (
    <div className={page}>
      <Card as="section" aria-labelledby="page-heading" padding="large">
        <PageHeading>{texts.headings.logIn}</PageHeading>
        <p className={reason}>{texts.login.reason}</p>
        <LoginBox />
      </Card>
    </div>
  )
}
