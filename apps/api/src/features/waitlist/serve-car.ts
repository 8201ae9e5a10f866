import type { Policy } from '@delebil/validation'
import { holdUntil, inTurn, isTurn } from '@delebil/validation/wait-list'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { distanceMetres } from '../../platform/geo/distance-metres.ts'
import type { CarKey } from '../fleet/stores/car-busy.ts'
import { lockCars } from '../fleet/stores/car-locks.ts'
import { type Car, findCarOf } from '../fleet/stores/cars.ts'
import { endExpiredHolds, insertHold } from '../holds/hold-store.ts'
import { serveAfterHolds } from '../holds/serve-later.ts'
import { findMembership } from '../memberships/stores/memberships.ts'
import { readPolicy } from '../organizations/stores/settings.ts'
import { isLimitReached } from '../reservations/is-limit-reached.ts'
import { passesFilter } from '../search/memory/passes-filter.ts'
import { notifyOfHold } from './notify-of-hold.ts'
import { listWaiting, type WaitingEntry } from './waitlist-store.ts'

export type ServeParts = Pick<Context, 'database' | 'jobs' | 'sms'> & {
  /** Address of the site as people reach it, without a slash at the end. */
  readonly siteUrl: string
}

const suits = ({ carId, near }: WaitingEntry, car: Car): boolean => {
  if (near === null) return carId === car.id
  if (distanceMetres(near, car) > near.maxMetres) return false
  return passesFilter(near.filter)?.(car) ?? true
}

const isMyTurn = async (tx: Queryable, entry: WaitingEntry, policy: Policy): Promise<boolean> => {
  const membership = await findMembership(tx, entry.personId, entry.membershipId)
  if (membership === undefined) return false
  const limited = { ...entry, limit: membership.concurrentReservationLimit }
  const isAtLimit = await isLimitReached(tx, limited, policy, entry)
  return isTurn({ ...entry, isAtLimit, mayBook: membership.state === 'ACTIVE' && membership.canCreateReservation })
}

// The job that ends a hold looks a moment after its end.
const secondsUntil = (until: Date, now: Date): number => Math.ceil((until.getTime() - now.getTime()) / 1000) + 1

const offer = async (
  parts: ServeParts,
  tx: Queryable,
  entry: WaitingEntry,
  car: Car,
  now: Date,
  policy: Policy,
): Promise<boolean> => {
  const until = holdUntil(entry.start, now, policy)
  if (until === undefined || !(await isMyTurn(tx, entry, policy))) return false
  const { organizationId, personId, start, end } = entry
  const hold = { organizationId, carId: car.id, entryId: entry.id, personId, start, end, now, until }
  if (!(await insertHold(tx, hold))) return false
  const link = `${parts.siteUrl}/reservations`
  await notifyOfHold(
    parts,
    tx,
    { organizationId, personId, entryId: entry.id, car, window: { start, end }, until, link },
    now,
  )
  const { carId } = hold
  await parts.jobs.enqueue(tx, 'wait-list', { organizationId, carId }, { afterSeconds: secondsUntil(until, now) })
  return true
}

const holdForNext = async (parts: ServeParts, { organizationId, carId }: CarKey, now: Date): Promise<boolean> =>
  transaction(parts.database, async (tx) => {
    await lockCars(tx, organizationId, [carId])
    await serveAfterHolds(parts, tx, await endExpiredHolds(tx, organizationId, [carId], now))
    const car = await findCarOf(tx, organizationId, carId, now)
    if (car === undefined) return false
    const waiting = (await listWaiting(tx, { organizationId, carId }, now)).filter((entry) => suits(entry, car))
    const policy = await readPolicy(tx, organizationId, now)
    for (const entry of inTurn(waiting)) if (await offer(parts, tx, entry, car, now, policy)) return true
    return false
  })

/**
 * Ends the holds of a car that have run out, and holds what is free of it for those who have waited longest: one hold a
 * transaction, until nobody waits for what is left. Done twice it does no more than once.
 */
export const serveCar = async (parts: ServeParts, car: CarKey, now: Date): Promise<void> => {
  let held: boolean
  do held = await holdForNext(parts, car, now)
  while (held)
}
