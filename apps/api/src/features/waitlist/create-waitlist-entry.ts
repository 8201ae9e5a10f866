import { checkWaitPeriod, WAITLIST_ENTRIES_MAX } from '@delebil/validation/wait-list'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Call, Verb } from '../../platform/verb.ts'
import { findCarOf } from '../fleet/stores/cars.ts'
import { myMembership } from '../memberships/my-membership.ts'
import { periodRefusal } from '../reservations/period-refusal.ts'
import { toCarFilter } from '../search/to-car-filter.ts'
import { findFreeCars } from './find-free-cars.ts'
import { toWaitlistEntry } from './to-waitlist-entry.ts'
import * as entries from './waitlist-store.ts'

type Asked = Call<'createWaitlistEntry'>

const placeOf = async ({ db, input }: Asked, orgId: number): Promise<entries.EntryPlace | null> => {
  const { near } = input.body
  if (near === undefined) return null
  const { name, latitude, longitude, maxMetres, filters = {} } = near
  // The club is known: it is not part of what is kept.
  const { organizationId: _, ...filter } = await toCarFilter(db, filters, orgId)
  return { name, lat: latitude, lng: longitude, maxMetres, filter }
}

const toEntry = async (call: Asked): Promise<entries.NewEntry> => {
  const { db, caller, input, now } = call
  const { membershipId, start, end, superDamageWaiver, carId } = input.body
  const { organizationId, state, canCreateReservation } = await myMembership(db, caller, membershipId)
  if (state !== 'ACTIVE') throw new Refusal('membership.not-active')
  if (!canCreateReservation) throw new Refusal('membership.may-not-book')
  if (carId !== undefined && !(await findCarOf(db, organizationId, carId, now))) throw new Refusal('resource.unknown')
  const near = await placeOf(call, organizationId)
  const what = { start, end, superDamageWaiver, carId: carId ?? null, near }
  return { organizationId, membershipId, personId: caller.personId, ...what, created: now }
}

const add = async (db: Queryable, entry: entries.NewEntry, now: Date): Promise<number> => {
  const open = await entries.lockOpenEntries(db, entry.personId, now)
  const same = await entries.findSameEntry(db, entry)
  if (same !== undefined) return same
  if ((await findFreeCars(db, entry, now)).length > 0) throw new Refusal('wait-list.car-free')
  if (open >= WAITLIST_ENTRIES_MAX) throw new Refusal('wait-list.full')
  return entries.insertEntry(db, entry)
}

/** Puts the person in the queue for a car. A car that comes free at this very moment is found by the job. */
export const createWaitlistEntry: Verb<'createWaitlistEntry'> = async ({ jobs }, call) => {
  const { db, caller, now } = call
  const problem = checkWaitPeriod(call.input.body, now)
  if (problem !== undefined) throw periodRefusal(problem, 'start')
  const entry = await toEntry(call)
  const made = await entries.findEntry(db, caller.personId, await add(db, entry, now))
  if (made === undefined) throw new Error('The entry is gone.')
  const { organizationId, personId } = entry
  await jobs.enqueue(db, 'wait-list', { organizationId, personId })
  return { answer: { entity: toWaitlistEntry(made, now), errors: [] } }
}
