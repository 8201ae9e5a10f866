import type { Queryable } from '../../platform/db/queryable.ts'
import type { CarKey } from '../fleet/stores/car-busy.ts'

/** Names one entry. */
export type EntryKey = { organizationId: number; id: number }

export type NewHold = CarKey & { entryId: number; personId: number; start: Date; end: Date; now: Date; until: Date }

/**
 * Holds a car for an entry: false where the constraint says that the car is taken, where the person has a car held, or where
 * this one was held for the entry before. Hold the lock of the car.
 */
export const insertHold = async (tx: Queryable, hold: NewHold): Promise<boolean> => {
  const { organizationId, entryId, carId, personId, now, until } = hold
  const offered = await tx.change(
    `insert into wait_offer (organization_id, wish_id, car_id, person_id, made_at, until_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [organizationId, entryId, carId, personId, now, until],
  )
  if (offered === 0) return false
  const held = await tx.change(
    `insert into reservation (organization_id, kind, car_id, start_at, end_at, busy_until, created_at, hold_wish_id, hold_until)
     values ($1, 'hold', $2, $3, $4, $4, $5, $6, $7) on conflict do nothing`,
    [organizationId, carId, hold.start, hold.end, now, entryId, until],
  )
  if (held === 1) {
    await tx.change(
      `insert into outbox (topic, organization_id, car_id, payload) values ('car', $1, $2, '{}'),
         ('wait-list', $1, null, jsonb_build_object('personId', $3::int))`,
      [organizationId, carId, personId],
    )
    return true
  }
  await tx.change('delete from wait_offer where organization_id = $1 and wish_id = $2 and car_id = $3', [
    organizationId,
    entryId,
    carId,
  ])
  return false
}

/** How a hold ended: taken, passed on, or run out. */
export type HoldOutcome = 'BOOKED' | 'DECLINED' | 'EXPIRED'
export type EndedHold = CarKey & { personId: number }

// What ends the entry too: its booking, or the end of the hold of the one car that it was for.
const outcomeOfEntry: Record<HoldOutcome, string> = {
  BOOKED: `'BOOKED'`,
  DECLINED: `case when w.car_id is not null then 'DECLINED' end`,
  EXPIRED: `case when w.car_id is not null then 'MISSED' end`,
}

const endHolds = (
  tx: Queryable,
  outcome: HoldOutcome,
  which: string,
  values: readonly unknown[],
): Promise<EndedHold[]> =>
  tx.rows(
    `with gone as (
       delete from reservation r where r.kind = 'hold' and ${which}
       returning r.organization_id, r.hold_wish_id as wish_id, r.car_id),
     offer as (
       update wait_offer o set outcome = '${outcome}' from gone g
       where (o.organization_id, o.wish_id, o.car_id) = (g.organization_id, g.wish_id, g.car_id)
       returning o.organization_id, o.wish_id, o.person_id),
     entry as (
       update wait_wish w set outcome = ${outcomeOfEntry[outcome]} from gone g
       where (w.organization_id, w.id) = (g.organization_id, g.wish_id) and w.outcome is null),
     event as (
       insert into outbox (topic, organization_id, car_id, payload)
       select 'car', organization_id, car_id, '{}'::jsonb from gone
       union all select 'wait-list', organization_id, null, jsonb_build_object('personId', person_id) from offer)
     select g.organization_id as "organizationId", g.car_id as "carId", o.person_id as "personId"
     from gone g join offer o on (o.organization_id, o.wish_id) = (g.organization_id, g.wish_id)`,
    values,
  )

/** Ends the holds of these entries. */
export const endHoldsOfEntries = (
  tx: Queryable,
  outcome: HoldOutcome,
  organizationId: number,
  entryIds: readonly number[],
): Promise<EndedHold[]> =>
  endHolds(tx, outcome, 'r.organization_id = $1 and r.hold_wish_id = any($2::int[])', [organizationId, entryIds])

/** Ends all holds of a person. */
export const endHoldsOfPerson = (tx: Queryable, personId: number): Promise<EndedHold[]> =>
  endHolds(
    tx,
    'DECLINED',
    '(r.organization_id, r.hold_wish_id) in (select organization_id, id from wait_wish where person_id = $1)',
    [personId],
  )

/** Ends the holds of the cars that have run out. */
export const endExpiredHolds = (
  tx: Queryable,
  organizationId: number,
  carIds: readonly number[],
  now: Date,
): Promise<EndedHold[]> =>
  endHolds(
    tx,
    'EXPIRED',
    'r.organization_id = $1 and r.car_id = any($2::int[]) and r.blocking and r.hold_until <= $3',
    [organizationId, carIds, now],
  )

/** A hold on some cars, by how it stands in the way. */
export type HoldInTheWay = EntryKey & { isOver: boolean }

/** Holds of the cars that have run out, and those of the person that touch the period. */
export const listPassableHolds = (
  db: Queryable,
  { organizationId, carIds }: { organizationId: number; carIds: readonly number[] },
  { personId, start, end }: { personId: number | undefined; start: Date; end: Date },
  now: Date,
): Promise<HoldInTheWay[]> =>
  db.rows(
    `select w.organization_id as "organizationId", w.id, r.hold_until <= $3 as "isOver"
     from reservation r join wait_wish w on w.organization_id = r.organization_id and w.id = r.hold_wish_id
     where r.organization_id = $1 and r.hold_wish_id is not null and r.car_id = any($2::int[])
       and (r.hold_until <= $3 or (w.person_id = $4 and r.start_at < $6 and r.end_at > $5))`,
    [organizationId, carIds, now, personId ?? null, start, end],
    'passable-holds',
  )

/** Cars with a hold that has run out. */
export const listCarsWithExpiredHolds = (db: Queryable, now: Date): Promise<CarKey[]> =>
  db.rows(
    `select distinct organization_id as "organizationId", car_id as "carId" from reservation
     where hold_wish_id is not null and hold_until <= $1 limit 200`,
    [now],
    'expired-holds',
  )
