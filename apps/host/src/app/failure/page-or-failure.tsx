import { Activity, type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { ErrorPage } from '../../site/page/error-page.tsx'
import type { Failure } from './failures.ts'
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

/** The error page of a change that failed. What was typed waits behind it: the way back leads there. */
function FailurePage({ variant }: { variant: Failure }) {
  const { unsaved } = useSite()
  const navigate = useNavigate()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => (variant === 'EDIT_NOTE_ERROR' ? unsaved.hold() : undefined), [variant, unsaved])
  useEffect(() => page.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={page}>
      <ErrorPage variant={variant} onBack={() => void navigate(-1)} />
    </div>
  )
}
