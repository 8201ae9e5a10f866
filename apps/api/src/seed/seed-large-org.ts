import { startOfOsloDay } from '@delebil/validation/time'
import { continueIdentity } from '../platform/db/insert-rows.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { patientTransaction } from '../platform/db/transaction.ts'
import { withoutGuards } from '../platform/db/without-guards.ts'
import { LARGE_HISTORY_DAYS, largeHistory } from './large-history.ts'
import { largeOrg } from './large-org.ts'
import { randomFrom } from './random.ts'
import { identities } from './seed-demo.ts'
import { seedCars, seedPlaces } from './seed-fleet.ts'
import type { SeedOrg } from './seed-orgs.ts'
import { createCrowd, insertPersons, seedMemberships } from './seed-people.ts'
import { continueReservations, insertReservations, numbered } from './seed-reservations.ts'
import type { Scale } from './seed-scale.ts'
import { numberCards } from './seed-staff-work.ts'

const SEED = 104_729
const RESERVATIONS_AT_ONCE = 20_000

const nextId = async (tx: Queryable, table: string): Promise<number> =>
  (await tx.theRow<{ id: number }>(`select coalesce(max(id), 0) + 1 as id from ${table}`)).id

const seedFleetAndPeople = async (tx: Queryable, org: SeedOrg, cars: number, today: Date) => {
  const random = randomFrom(SEED + org.id)
  const large = largeOrg(random, org, cars)
  const firstPlaceId = await nextId(tx, 'location')
  await seedPlaces(tx, large, large.places, firstPlaceId)
  const made = await seedCars(tx, large, random, {
    from: org.cars,
    count: cars,
    firstId: await nextId(tx, 'car'),
    places: large.places,
    firstPlaceId,
  })
  const crowd = createCrowd(await nextId(tx, 'person'))
  const members = await seedMemberships(tx, large, crowd, today, {
    firstId: await nextId(tx, 'membership'),
    seed: SEED * org.id,
    leastDays: LARGE_HISTORY_DAYS + 15,
  })
  await insertPersons(tx, crowd)
  await numberCards(tx, org)
  return { org: large, cars: made, members }
}

type Made = Awaited<ReturnType<typeof seedFleetAndPeople>>

const changes = `
  insert into reservation_change (organization_id, reservation_id, person_id, at, action)
  select r.organization_id, r.id, r.person_id, did.at, did.action
  from reservation r cross join lateral (values (1, 'created', r.created_at), (2, 'started', r.started_at), (3, 'ended', r.ended_at),
    (3, 'canceled', r.canceled_at)) as did (position, action, at)
  where r.organization_id = $1 and r.id >= $2 and r.kind = 'member' and did.at is not null
  order by r.id, did.position`

const seedReservations = async (tx: Queryable, made: Made, reservations: number, now: Date): Promise<void> => {
  const firstId = await nextId(tx, 'reservation')
  const all = numbered(largeHistory(made, reservations, now), firstId)
  for (let start = 0; start < all.length; start += RESERVATIONS_AT_ONCE) {
    await insertReservations(tx, all.slice(start, start + RESERVATIONS_AT_ONCE), now)
  }
  await continueReservations(tx, firstId + all.length - 1)
  await tx.change(changes, [made.org.id, firstId])
}

const guarded = ['reservation', 'reservation_driver', 'reservation_price_line', 'reservation_change']

const withoutGuardsOf = (tx: Queryable, tables: readonly string[], work: () => Promise<void>): Promise<void> => {
  const [first, ...others] = tables
  return first === undefined ? work() : withoutGuards(tx, first, () => withoutGuardsOf(tx, others, work))
}

/**
 * Lets one of the demo's clubs grow by these cars, with places and members for them, and by these reservations over some years.
 * Whatever the demo has stays as it is. One transaction; the guards of the bookings are built, and so checked, at its end.
 */
export const seedLargeOrg = async (
  database: Database,
  org: SeedOrg,
  { cars, reservations }: Scale,
  now: Date,
): Promise<void> => {
  await patientTransaction(database, async (tx) => {
    await tx.change("set local maintenance_work_mem = '512MB'")
    const made = await seedFleetAndPeople(tx, org, cars, startOfOsloDay(now))
    await withoutGuardsOf(tx, guarded, () => seedReservations(tx, made, reservations, now))
    for (const table of identities) await continueIdentity(tx, table)
  })
  const connection = await database.connectPatiently()
  await connection.change('vacuum analyze')
  connection.release()
}
