import type { WaitlistEntry } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { useBookingHost } from '../booking-host.ts'

/** Asked for anew beside the live events, for when those do not come (ms). */
const REFRESH_MS = 60_000

/** What the person waits for; undefined until it is known, for a visitor and for a partner's session. */
export function useWaitlistEntries(): readonly WaitlistEntry[] | undefined {
  const { person, isLimited } = useBookingHost()
  const { data } = useAnswer('listWaitlistEntries', person && !isLimited ? {} : undefined, {
    refreshInterval: REFRESH_MS,
    revalidateOnFocus: true,
  })
  return data?.data
}
