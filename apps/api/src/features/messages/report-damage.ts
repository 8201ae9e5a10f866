import type { Verb } from '../../platform/verb.ts'
import { memberActor } from '../reservations/acting.ts'
import { lockMyReservation } from '../reservations/member/my-reservation.ts'
import { findDamage } from '../reservations/stores/messages.ts'
import { toDamage } from '../reservations/to-message.ts'
import { refuseUnlessMay } from '../reservations/why-not.ts'
import { writeDamage } from '../reservations/write-damage.ts'

/** Reports what is wrong with the car, seen before, in or after the trip. */
export const reportDamage: Verb<'reportDamage'> = async (_context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  refuseUnlessMay('report-damage', reservation, { actor: memberActor(caller), now })
  const damageId = await writeDamage(db, caller, reservation, input.body, now)
  return { answer: { entity: toDamage(await findDamage(db, reservation.organizationId, damageId)), errors: [] } }
}
