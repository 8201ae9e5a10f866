import { useKept } from '@delebil/core-api/react'
import { lazy, Suspense, useEffect } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { useWishes } from '../wait-list/use-wishes.ts'

// Most people wait for nothing: they fetch nothing of it.
const WaitingWishes = lazy(async () => ({
  default: (await import('../wait-list/waiting-wishes.tsx')).WaitingWishes,
}))

/** What I wait for, above my reservations; nothing where I wait for nothing. */
export function WaitingSlot() {
  const { subscribe } = useBookingHost()
  const { refresh } = useKept()
  const wishes = useWishes()
  useEffect(
    () =>
      subscribe(({ topic }) => {
        if (topic === 'wait-list') void refresh('listWaitWishes')
      }),
    [subscribe, refresh],
  )
  if (!wishes || wishes.length === 0) return null
  return (
    <Suspense fallback={null}>
      <WaitingWishes wishes={wishes} />
    </Suspense>
  )
}
