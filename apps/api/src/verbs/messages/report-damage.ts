import { toDamage } from '../../features/messages/to-message.ts'
import { writeDamage } from '../../features/messages/write-damage.ts'
import { memberActor } from '../../features/reservations/acting.ts'
import { refuseUnlessMay } from '../../features/reservations/why-not.ts'
import { findDamage } from '../../stores/messages.ts'
import type { Verb } from '../../verb.ts'
import { lockMyReservation } from '../reservations/my-reservation.ts'

/** Reports what is wrong with the car, seen before, in or after the trip. */
export const reportDamage: Verb<'reportDamage'> = async (_context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  refuseUnlessMay('report-damage', reservation, { actor: memberActor(caller), now })
  const damageId = await writeDamage(db, caller, reservation, input.body, now)
  return { answer: { entity: toDamage(await findDamage(db, reservation.organizationId, damageId)), errors: [] } }
}
