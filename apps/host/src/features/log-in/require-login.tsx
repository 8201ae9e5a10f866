import { Outlet } from 'react-router'
import { useSessionState } from '../../site/context/site-context.ts'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import { LoginPage } from './login-page.tsx'

/** Routes below it need a log-in; without one the log-in page stands at their address. */
export function RequireLogin() {
  const { status, whoami } = useSessionState()
  if (status === 'AUTHENTICATED' && !whoami) return <LoadingPage />
  return status === 'ANONYMOUS' ? <LoginPage /> : <Outlet />
}
