import type { CallInput, Contract, Reservation } from '@delebil/core-api'
import { swapSearchPeriod } from '@delebil/validation'
import { SWAP_PAGE_SIZE } from '@delebil/validation/constants'
import { formatInstant } from '@delebil/validation/time'

/** What is asked for the cars that a reservation can be swapped to; undefined where there is nothing to ask. */
export function swapQuery(
  reservation: Pick<Reservation, 'id' | 'start' | 'end' | 'location' | 'superDamageWaiver'>,
  now: Date,
): CallInput<Contract['searchCars']> | undefined {
  const { id, start, end, location, superDamageWaiver } = reservation
  const period = swapSearchPeriod({ location, start: new Date(start), end: new Date(end) }, now)
  if (!period) return undefined
  return {
    query: {
      after: formatInstant(period.start),
      before: formatInstant(period.end),
      location: JSON.stringify(location.geojson),
      minimumAvailabilityPercent: 100,
      reservationId: id,
      superDamageWaiver,
      size: SWAP_PAGE_SIZE,
    },
  }
}
