import { StatusLine } from '@delebil/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Trip } from './use-trip.ts'

/** Longer than a dialog takes to close (ms). */
const FOCUS_AFTER_MS = 300

/** How the reservation stands; for a while what was done last stands in its place. */
export function TripStatusLine({ trip: { said, status } }: { readonly trip: Trip }) {
  const line = useRef<HTMLDivElement>(null)
  // Where what was done took its own button away, the focus has nowhere to be.
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => {
      const { current } = line
      // A root that is neither knows no focus.
      const root = current?.getRootNode() as Document | ShadowRoot | undefined
      const focused = root?.activeElement
      if (!focused || focused === current?.ownerDocument.body) current?.focus()
    }, FOCUS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [said])
  return said === undefined ? (
    <StatusLine lineRef={line} icon={status.icon} tone={status.tone}>
      {status.text}
    </StatusLine>
  ) : (
    <StatusLine lineRef={line} icon={CircleCheck} tone="good">
      {said}
    </StatusLine>
  )
}
