import { useCallback, useState } from 'react'
import { useBookingHost } from '../../booking-host.ts'

/** How long what was done stands there in place of how it is (ms). */
const SAID_MS = 60_000

/** What was done last, until the next thing is done or a minute has gone. */
export function useSaid(now: Date) {
  const { now: clock } = useBookingHost()
  const [said, setSaid] = useState<{ readonly text: string; readonly atMs: number }>()
  const say = useCallback((text: string) => setSaid({ text, atMs: clock().getTime() }), [clock])
  const forget = useCallback(() => setSaid(undefined), [])
  const text = said && now.getTime() - said.atMs < SAID_MS ? said.text : undefined
  return { text, say, forget }
}
