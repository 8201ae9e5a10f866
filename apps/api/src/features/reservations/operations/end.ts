import { Refusal } from '../../../platform/refusal.ts'
import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import { changesOf } from '../changes-of.ts'
import { findEndBlockers } from '../end-blockers.ts'
import type { ShownOdometer } from '../fetch-condition.ts'
import { planEnd } from '../price-plans.ts'
import { setKilometers, type TripKilometers } from '../stores/odometer.ts'
import * as updates from '../stores/reservation-updates.ts'
import type { Reservation } from '../stores/reservations.ts'
import { type DamageReport, writeDamage } from '../write-damage.ts'

type Body = { readonly carWasDamaged: boolean; readonly damage?: Omit<DamageReport, 'kind'> | undefined }

const endTrip = async (
  { db, now }: Acting,
  reservation: Reservation,
  carWasDamaged: boolean,
  trip: TripKilometers,
): Promise<void> => {
  await updates.endReservation(db, reservation, { at: now, carWasDamaged })
  await setKilometers(db, reservation, trip)
}

/**
 * Ends the trip and frees the rest of the promise. The bill runs to the promised end at least, later if the car was late, and waits
 * where the car did not say how far it went.
 * A damage that is told along is kept in the same transaction: both stand, or neither.
 */
export const end = async (
  acting: Acting,
  reservation: Reservation,
  { carWasDamaged, damage }: Body,
  shown: ShownOdometer | undefined,
): Promise<void> => {
  const { db, actor, now } = acting
  const blockers = await findEndBlockers(acting, reservation)
  if (blockers[0]) throw new Refusal(blockers[0].code, { errors: blockers })
  const price = await planEnd(acting, reservation, shown)
  if (damage) await writeDamage(db, actor, reservation, { kind: 'DAMAGE', ...damage }, now)
  await changeReservation(acting, reservation, {
    action: 'ended',
    changes: changesOf(reservation, { carWasDamaged, kilometers: price.kilometers }),
    make: () => endTrip(acting, reservation, carWasDamaged, price),
    price,
    freesCar: true,
  })
}
