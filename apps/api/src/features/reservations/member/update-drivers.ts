import type { Verb } from '../../../platform/verb.ts'
import { memberActor } from '../acting.ts'
import { setDrivers } from '../operations/set-drivers.ts'
import { lockMyReservation, myReservation } from './my-reservation.ts'
import { toReservation } from './to-reservation.ts'

/** Sets who may drive; the list sent is the whole list. */
export const updateDrivers: Verb<'updateDrivers'> = async (context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  // Read before it is changed: whoever takes himself off the list may not see it afterwards.
  const before = await myReservation(db, caller, reservation.id)
  const acting = { db, actor: memberActor(caller), now, jobs: context.jobs }
  const { to } = await setDrivers(acting, reservation, input.body)
  return { answer: { entity: toReservation(context, { ...before, drivers: [...to] }, now), errors: [] } }
}
