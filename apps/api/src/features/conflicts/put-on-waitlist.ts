import { checkWaitPeriod, WAITLIST_ENTRIES_MAX } from '@delebil/validation/wait-list'
import { Refusal } from '../../platform/refusal.ts'
import type { Writing } from '../admin-records/rules.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'
import { findSameEntry, insertEntry, lockOpenEntries, type NewEntry } from '../waitlist/waitlist-store.ts'
import type { Stand } from './stores/resolutions.ts'

/** How far from where the car stood another may stand (metres). */
const NEAR_METRES = 2000

/** Puts the member in the queue for any car near the one that was booked, but not that one; answers the entry. */
export const putOnWaitlist = async (
  { context, call }: Writing,
  reservation: Reservation,
  stand: Stand,
): Promise<number> => {
  const { db, now } = call
  const { organizationId, membershipId, personId, carId, start, end, superDamageWaiver } = reservation
  if (checkWaitPeriod({ start, end }, now)) throw new Refusal('reservation.not-active')
  const near = { name: stand.location, lat: stand.lat, lng: stand.lng, maxMetres: NEAR_METRES }
  const entry: NewEntry = {
    organizationId,
    membershipId,
    personId,
    start,
    end,
    superDamageWaiver,
    carId: null,
    created: now,
    near: { ...near, filter: { exceptCarId: carId } },
  }
  const open = await lockOpenEntries(db, personId, now)
  const same = await findSameEntry(db, entry)
  if (same === undefined && open >= WAITLIST_ENTRIES_MAX) throw new Refusal('wait-list.full')
  const id = same ?? (await insertEntry(db, entry))
  await context.jobs.enqueue(db, 'wait-list', { organizationId, personId })
  return id
}
