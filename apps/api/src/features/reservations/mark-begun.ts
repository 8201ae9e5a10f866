import type { Acting } from './acting.ts'
import { believedStart } from './believed-readings.ts'
import type { ShownOdometer } from './fetch-condition.ts'
import { setStartOdometer } from './stores/odometer.ts'
import { markStarted } from './stores/reservation-updates.ts'
import type { Reservation } from './stores/reservations.ts'

/** The trip has begun, by what its car says of its odometer. */
export const markBegun = async (
  { db }: Pick<Acting, 'db'>,
  reservation: Reservation,
  at: Date,
  shown: ShownOdometer | undefined,
): Promise<void> => {
  await markStarted(db, reservation, at)
  const reading = await believedStart(db, reservation, shown, at)
  if (reading) await setStartOdometer(db, reservation, reading)
}
