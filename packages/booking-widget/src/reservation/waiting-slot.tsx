import { useKept } from '@delebil/core-api/react'
import { lazy, Suspense, useEffect } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { useWaitlistEntries } from '../waitlist/use-waitlist-entries.ts'

// Most people wait for nothing: they fetch nothing of it.
const WaitlistEntries = lazy(async () => ({
  default: (await import('../waitlist/waitlist-entries.tsx')).WaitlistEntries,
}))

/** What I wait for, above my reservations; nothing where I wait for nothing. */
export function WaitingSlot() {
  const { subscribe } = useBookingHost()
  const { refresh } = useKept()
  const entries = useWaitlistEntries()
  useEffect(
    () =>
      subscribe(({ topic }) => {
        if (topic === 'wait-list') void refresh('listWaitlistEntries')
      }),
    [subscribe, refresh],
  )
  if (!entries || entries.length === 0) return null
  return (
    <Suspense fallback={null}>
      <WaitlistEntries entries={entries} />
    </Suspense>
  )
}
