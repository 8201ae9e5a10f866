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
  /** Nobody knows yet how far it was, and that costs something. */
  readonly isKilometersOnTop: boolean
}

/**
 * The cost of an open trip at `now`. The server is asked once, and again when the trip is changed; in between its own
 * tariff ticks here by the same rule, on the server's clock. Of a trip that is not `isOpen` nothing is asked.
 */
export function useRunningCost(
  reservation: Reservation,
  now: Date,
  isOpen: boolean,
): { readonly cost: TripCost | undefined; readonly isAsked: boolean } {
  const host = useBookingHost()
  const [skewMs, setSkewMs] = useState(0)
  const { data, error, mutate } = useAnswer('getRunningCost', isOpen ? { params: { id: reservation.id } } : undefined, {
    onSuccess: ({ at }) => setSkewMs(new Date(at).getTime() - host.now().getTime()),
  })
  // Another end or car makes the answer old.
  const version = `${reservation.end} ${reservation.carId}`
  const asked = useRef(version)
  useEffect(() => {
    if (asked.current === version) return
    asked.current = version
    void mutate()
  }, [version, mutate])
  if (!isOpen || data === undefined) return { cost: undefined, isAsked: isOpen && error === undefined }
  const { trip, tariff, drivenKilometers } = data
  const { kilometerTiers } = tariff
  const period = { start: new Date(trip.start), end: new Date(trip.end) }
  const there = new Date(now.getTime() + skewMs)
  const isKilometersOnTop = drivenKilometers === null && kilometerTiers.some(({ orePerKm }) => orePerKm > 0)
  const cost = runningCost(tariff, { ...trip, ...period }, there)
  return { cost: { ...cost, period, kilometerTiers, drivenKilometers, isKilometersOnTop }, isAsked: false }
}
