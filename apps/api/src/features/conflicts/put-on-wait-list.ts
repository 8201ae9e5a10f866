import { checkWaitPeriod, WAIT_WISHES_MAX } from '@delebil/validation/wait-list'
import { Refusal } from '../../platform/refusal.ts'
import type { Writing } from '../admin-records/rules.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'
import { findSameWish, insertWish, lockOpenWishes, type NewWish } from '../waitlist/wish-store.ts'
import type { Stand } from './stores/ways-out.ts'

/** How far from where the car stood another may stand (metres). */
const NEAR_METRES = 2000

/** Puts the member in the queue for any car near the one that was booked, but not that one; answers the wish. */
export const putOnWaitList = async (
  { context, call }: Writing,
  reservation: Reservation,
  stand: Stand,
): Promise<number> => {
  const { db, now } = call
  const { organizationId, membershipId, personId, carId, start, end, superDamageWaiver } = reservation
  if (checkWaitPeriod({ start, end }, now)) throw new Refusal('reservation.not-active')
  const near = { name: stand.location, lat: stand.lat, lng: stand.lng, maxMetres: NEAR_METRES }
  const wish: NewWish = {
    ...{ organizationId, membershipId, personId, start, end, superDamageWaiver, carId: null, created: now },
    near: { ...near, filter: { exceptCarId: carId } },
  }
  const open = await lockOpenWishes(db, personId, now)
  const same = await findSameWish(db, wish)
  if (same === undefined && open >= WAIT_WISHES_MAX) throw new Refusal('wait-list.full')
  const id = same ?? (await insertWish(db, wish))
  await context.jobs.enqueue(db, 'wait-list', { organizationId, personId })
  return id
}
