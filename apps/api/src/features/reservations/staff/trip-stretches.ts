import { formatInstant } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { ReservationChange } from '../stores/reservation-changes.ts'
import type { Reservation } from '../stores/reservations.ts'
import { platesOf } from '../stores/staff-reservations.ts'

const optional = (at: Date | null): string | null => (at === null ? null : formatInstant(at))

/** One stretch for each car that a reservation had, the first one first: what was driven when, whoever changed the car. */
export const tripStretches = async (db: Queryable, reservation: Reservation, changes: readonly ReservationChange[]) => {
  const { carId, start, end, started, ended, kilometers } = reservation
  const swaps = changes.flatMap(({ at, changes: { carId: car } }) =>
    car && car.from !== car.to ? [{ at, from: Number(car.from) }] : [],
  )
  // A swap before the trip began leaves nothing that was driven.
  const driven = swaps.filter(({ at }) => started !== null && at > started)
  const cars = [...driven.map(({ from }) => from), carId]
  const plates = await platesOf(db, reservation.organizationId, cars)
  return cars.map((car, index) => {
    const before = driven[index - 1]?.at
    const after = driven[index]?.at
    return {
      carId: car,
      licensePlate: plates.get(car) ?? '',
      start: formatInstant(before ?? started ?? start),
      end: formatInstant(after ?? ended ?? end),
      started: optional(before ?? started),
      ended: optional(after ?? ended),
      kilometers: after ? null : kilometers,
    }
  })
}
