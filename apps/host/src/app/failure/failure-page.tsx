import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { ErrorPage } from '../../site/page/error-page.tsx'
import type { Failure } from './failures.ts'

/** The error page of a change that failed. What was typed waits behind it: the way back leads there. */
export function FailurePage({ variant }: { variant: Failure }) {
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
