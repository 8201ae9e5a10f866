import type { Reservation, RunningCost as RunningCostAnswer, TermsTariff } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { type Period, type RunningCost, runningCost } from '@delebil/validation'
import { useEffect, useRef, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'

/** Of the lines of the rule, `atEnd` is what ending the trip now bills: the reserved time at least. */
export interface TripCost
  extends Pick<RunningCost, 'atEnd' | 'changesAt'>,
    Pick<RunningCostAnswer, 'drivenKilometers'>,
    Pick<TermsTariff, 'kilometerTiers'> {
  readonly period: Period
}

/**
 * The cost of an open trip at `now`. The server is asked once, and again when the trip is changed; in between its own
 * tariff ticks here by the same rule, on the server's clock.
 */
export function useRunningCost(reservation: Reservation, now: Date): TripCost | undefined {
  const host = useBookingHost()
  const [skewMs, setSkewMs] = useState(0)
  const { data, mutate } = useAnswer(
    'getRunningCost',
    { params: { id: reservation.id } },
    { onSuccess: ({ at }) => setSkewMs(new Date(at).getTime() - host.now().getTime()) },
  )
  // Another end or car makes the answer old.
  const version = `${reservation.end} ${reservation.carId}`
  const asked = useRef(version)
  useEffect(() => {
    if (asked.current === version) return
    asked.current = version
    void mutate()
  }, [version, mutate])
  if (data === undefined) return undefined
  const { trip, tariff, drivenKilometers } = data
  const { kilometerTiers } = tariff
  const period = { start: new Date(trip.start), end: new Date(trip.end) }
  const there = new Date(now.getTime() + skewMs)
  return { ...runningCost(tariff, { ...trip, ...period }, there), period, kilometerTiers, drivenKilometers }
}
