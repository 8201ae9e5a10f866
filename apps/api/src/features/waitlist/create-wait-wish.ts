import { checkWaitPeriod, WAIT_WISHES_MAX } from '@delebil/validation/wait-list'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Call, Verb } from '../../platform/verb.ts'
import { findCarOf } from '../fleet/stores/cars.ts'
import { myMembership } from '../memberships/my-membership.ts'
import { periodRefusal } from '../reservations/period-refusal.ts'
import { toCarFilter } from '../search/to-car-filter.ts'
import { findFreeCars } from './find-free-cars.ts'
import { toWaitWish } from './to-wait-wish.ts'
import * as wishes from './wish-store.ts'

type Asked = Call<'createWaitWish'>

const placeOf = async ({ db, input }: Asked, clubId: number): Promise<wishes.WishedPlace | null> => {
  const { near } = input.body
  if (near === undefined) return null
  const { name, latitude, longitude, maxMetres, filters = {} } = near
  // The club is known: it is not part of what is kept.
  const { organizationId: _, ...filter } = await toCarFilter(db, filters, clubId)
  return { name, lat: latitude, lng: longitude, maxMetres, filter }
}

const toWish = async (call: Asked): Promise<wishes.NewWish> => {
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

const add = async (db: Queryable, wish: wishes.NewWish, now: Date): Promise<number> => {
  const open = await wishes.lockOpenWishes(db, wish.personId, now)
  const same = await wishes.findSameWish(db, wish)
  if (same !== undefined) return same
  if ((await findFreeCars(db, wish, now)).length > 0) throw new Refusal('wait-list.car-free')
  if (open >= WAIT_WISHES_MAX) throw new Refusal('wait-list.full')
  return wishes.insertWish(db, wish)
}

/** Puts the person in the queue for a car. A car that comes free at this very moment is found by the job. */
export const createWaitWish: Verb<'createWaitWish'> = async ({ jobs }, call) => {
  const { db, caller, now } = call
  const problem = checkWaitPeriod(call.input.body, now)
  if (problem !== undefined) throw periodRefusal(problem, 'start')
  const wish = await toWish(call)
  const made = await wishes.findWish(db, caller.personId, await add(db, wish, now))
  if (made === undefined) throw new Error('The wish is gone.')
  const { organizationId, personId } = wish
  await jobs.enqueue(db, 'wait-list', { organizationId, personId })
  return { answer: { entity: toWaitWish(made, now), errors: [] } }
}
