import { Card } from '@delebil/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { forgetWaypoint, rememberWaypoint } from '../../site/session/waypoints.ts'
import { logInTexts } from './log-in-texts.ts'
import { page, reason } from './login-box.css.ts'
import { LoginBox } from './login-box.tsx'

/** Stands where a page would that needs a log-in, and remembers which; walking away forgets it. */
export function LoginPage() {
  const { storage } = useSite()
  const { pathname, search } = useLocation()
  const [hasForgotten, setHasForgotten] = useState(false)
  useEffect(() => {
    rememberWaypoint(storage, 'link', pathname + search)
    return () => forgetWaypoint(storage, 'link')
  }, [storage, pathname, search])
  return (
    <div className={page}>
      <Card as="section" aria-labelledby="page-heading" padding="large">
        <PageHeading>{hasForgotten ? nameTexts.resetPassword : nameTexts.logIn}</PageHeading>
        {!hasForgotten && <p className={reason}>{logInTexts.reason}</p>}
        <LoginBox onForgotten={setHasForgotten} />
      </Card>
    </div>
  )
}
