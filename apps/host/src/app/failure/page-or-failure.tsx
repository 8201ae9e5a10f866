import { Activity, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FailurePage } from './failure-page.tsx'
import { failureOf } from './failures.ts'

/** A page, or the error page of a change that failed there: the page stays behind it, with all that is typed. */
export function PageOrFailure({ children }: { children: ReactNode }) {
  const failure = failureOf(useLocation().state)
  return (
    <>
      {failure && <FailurePage variant={failure} />}
      <Activity mode={failure ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  )
}
