import { checkReadings, drivenKilometers, type TripReadings } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { ShownOdometer } from './fetch-condition.ts'
import { findReadingBefore, type SourcedReading } from './stores/odometer.ts'
import type { Reservation } from './stores/reservations.ts'

/** The readings that a reservation has. */
export const readingsOf = ({
  startOdometer,
  startOdometerAt,
  endOdometer,
  endOdometerAt,
}: Reservation): Pick<TripReadings, 'start' | 'end'> => ({
  ...(startOdometer !== null &&
    startOdometerAt !== null && { start: { kilometers: startOdometer, at: startOdometerAt } }),
  ...(endOdometer !== null && endOdometerAt !== null && { end: { kilometers: endOdometer, at: endOdometerAt } }),
})

/** What the car says at the begin of a trip; undefined where that cannot be. */
export const believedStart = async (
  db: Queryable,
  reservation: Reservation,
  shown: ShownOdometer | undefined,
  at: Date,
): Promise<SourcedReading | undefined> => {
  if (shown === undefined) return undefined
  const start = { kilometers: shown.kilometers, at }
  const before = await findReadingBefore(db, reservation)
  return checkReadings({ before, start }) === undefined ? { ...start, source: 'TELEMATICS' } : undefined
}

/** What the car says at the end of a trip, if that can be, and how far the trip went; null where nobody knows. */
export const believedEnd = async (
  db: Queryable,
  reservation: Reservation,
  shown: ShownOdometer | undefined,
  at: Date,
): Promise<{ readonly end: SourcedReading | undefined; readonly kilometers: number | null }> => {
  if (shown === undefined) return { end: undefined, kilometers: null }
  const { kilometers, straightKilometers } = shown
  const { start } = readingsOf(reservation)
  const readings = {
    before: await findReadingBefore(db, reservation),
    start,
    end: { kilometers, at },
    straightKilometers,
  }
  if (checkReadings(readings) !== undefined) return { end: undefined, kilometers: null }
  return { end: { kilometers, at, source: 'TELEMATICS' }, kilometers: drivenKilometers(readings) ?? null }
}
