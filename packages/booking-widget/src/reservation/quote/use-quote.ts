import type { CallInput, Contract, PriceQuote } from '@delebil/core-api'
import { type RefusalError, useAnswer } from '@delebil/core-api/react'
import { useEffect, useState } from 'react'
import { useBookingHost } from '../../booking-host.ts'

type Asked = NonNullable<CallInput<Contract['quoteReservation']>['body']>

export interface Quoted {
  readonly quote: PriceQuote | undefined
  readonly error: RefusalError | undefined
  readonly askAgain: () => void
  /** The server's clock, reckoned from when its answer came; stands still where the page's own does. */
  readonly now: Date
  /** The price has become another while it was looked at. */
  readonly hasChanged: boolean
}

const LOOK_MS = 1000

/** What a change costs while somebody looks at it: asked anew when the price no longer holds. Without `body` nothing is asked. */
export function useQuote(reservationId: number, body: Asked | undefined): Quoted {
  const host = useBookingHost()
  const input = body && { params: { id: reservationId }, body }
  const { data, error, mutate } = useAnswer('quoteReservation', input, { revalidateOnFocus: true, dedupingInterval: 0 })
  const isAsked = body !== undefined
  const [seen, setSeen] = useState<{ at: Date; quote: PriceQuote; firstOre: number }>()
  const [deviceNow, setDeviceNow] = useState(host.now)

  // The page's clock may be wrong; the time since the answer came is not.
  if (data && seen?.quote !== data) {
    setSeen({ at: host.now(), quote: data, firstOre: seen?.firstOre ?? data.price.totalOre })
  }
  if (!isAsked && seen) setSeen(undefined)
  useEffect(() => {
    if (!isAsked) return
    const timer = setInterval(() => setDeviceNow(host.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [isAsked, host.now])

  const since = seen ? Math.max(0, deviceNow.getTime() - seen.at.getTime()) : 0
  const now = new Date((seen ? Date.parse(seen.quote.at) : deviceNow.getTime()) + since)
  const isOld = seen !== undefined && now > new Date(seen.quote.holdsUntil)
  useEffect(() => {
    if (isOld) void mutate()
  }, [isOld, mutate])

  return {
    quote: data,
    error: error,
    askAgain: () => void mutate(),
    now,
    hasChanged: data !== undefined && seen !== undefined && data.price.totalOre !== seen.firstOre,
  }
}
