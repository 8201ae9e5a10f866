import { useCallback } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { LoginCompletion } from './login-complete-page.tsx'

const STAFF = 'staff'

/** Ends a log-in at the provider of an organization's staff. */
export function StaffLoginCompletePage() {
  const { api } = useSite()
  const complete = useCallback((_provider: string, code: string) => api.completeStaffSignOn({ body: { code } }), [api])
  return <LoginCompletion provider={STAFF} complete={complete} />
}
