import { Refusal } from '../../../platform/refusal.ts'
import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import { changesOf } from '../changes-of.ts'
import { findEndBlockers } from '../end-blockers.ts'
import { planEnd } from '../price-plans.ts'
import * as updates from '../stores/reservation-updates.ts'
import type { Reservation } from '../stores/reservations.ts'
import { type DamageReport, writeDamage } from '../write-damage.ts'

type Body = { readonly carWasDamaged: boolean; readonly damage?: Omit<DamageReport, 'kind'> | undefined }

/**
 * Ends the trip and frees the rest of the promise. The bill runs to the promised end at least, later if the car was late.
 * A damage that is told along is kept in the same transaction: both stand, or neither.
 */
export const end = async (acting: Acting, reservation: Reservation, { carWasDamaged, damage }: Body): Promise<void> => {
  const { db, actor, now } = acting
  const blockers = await findEndBlockers(acting, reservation)
  if (blockers[0]) throw new Refusal(blockers[0].code, { errors: blockers })
  const price = await planEnd(acting, reservation, null)
  if (damage) await writeDamage(db, actor, reservation, { kind: 'DAMAGE', ...damage }, now)
  await changeReservation(acting, reservation, {
    action: 'ended',
    changes: changesOf(reservation, { carWasDamaged }),
    make: () => updates.endReservation(db, reservation, { at: now, carWasDamaged, needsReview: carWasDamaged }),
    price,
    freesCar: true,
  })
}
