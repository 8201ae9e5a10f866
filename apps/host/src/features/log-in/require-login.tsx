import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSessionState } from '../../site/context/site-context.ts'
import { lazyPart } from '../../site/page/lazy-part.tsx'
import { LoadingPage } from '../../site/page/loading-page.tsx'

const LoginPage = lazyPart(async () => (await import('./login-page.tsx')).LoginPage)

/** Routes below it need a log-in; without one the log-in page stands at their address. */
export function RequireLogin() {
  const { status, whoami } = useSessionState()
  if (status === 'AUTHENTICATED' && !whoami) return <LoadingPage />
  if (status !== 'ANONYMOUS') return <Outlet />
  return (
    <Suspense fallback={<LoadingPage />}>
      <LoginPage />
    </Suspense>
  )
}
