import { addOsloDays, startOfOsloDay } from '@delebil/validation/time'
import { continueIdentity, insertRows } from '../platform/db/insert-rows.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { patientTransaction } from '../platform/db/transaction.ts'
import { webMercator } from '../platform/db/web-mercator.ts'
import { withoutGuards } from '../platform/db/without-guards.ts'
import { norwegianTowns } from './norwegian-towns.ts'

/** How much to add to the demo. */
export type Scale = { readonly cars: number; readonly reservations: number }

/** Each town is a club of its own; left out, all towns. */
export type TownScale = Scale & { readonly orgs?: number | undefined }

const FIRST_ORGANIZATION = 101
const FIRST_ID = 1_000_001
const FUTURE_DAYS = 60
const LEAST_DAYS = 120
const HALF_HOURS_FOR_EACH = 58

/** Metres of Web-Mercator for one of the ground, roughly, between Kristiansand and Tromsø. */
const CAR_SPREAD_METRES = 12_000

const seedTowns = async (tx: Queryable, orgs: number, today: Date): Promise<void> => {
  const towns = norwegianTowns.slice(0, orgs).map(([name, lat, lng], index) => ({
    id: FIRST_ORGANIZATION + index,
    name,
    lat,
    lng,
    ...webMercator(lat, lng),
  }))
  const organizations = towns.map(({ id, name }) => ({ id, key: `by-${id}`, name: `${name} bildeling` }))
  await insertRows(tx, 'organization', organizations)
  await tx.change(
    `create temporary table town on commit drop as
     select * from jsonb_to_recordset($1::jsonb) as t (id int, name text, lat float8, lng float8, x float8, y float8)`,
    [JSON.stringify(towns)],
  )
  await tx.change(
    `insert into tariff (organization_id, id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours, kilometer_tiers,
       super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
     select t.id, 100000 + t.id * 10 + k.ordinality, k.key, k.key, $1, 2500, 3900 + 1000 * k.ordinality, 10,
       '[{"fromKm":0,"orePerKm":340}]', 600, 10, '3', 25
     from town t, unnest(array['small', 'medium', 'large', 'van']) with ordinality k (key)`,
    [addOsloDays(today, -900)],
  )
  // Every town owns the demo's models; the tariff key and the properties of a car come from its model.
  await tx.change(
    `insert into car_model (organization_id, id, name, category, body_type, seats, range_kilometers)
     select t.id, 100000 + t.id * 100 + m.id % 100, m.name, m.category, m.body_type, m.seats, m.range_kilometers
     from town t, car_model m where m.organization_id = 1`,
  )
}

// hashint4 scatters evenly and is the same everywhere; $1 is how many.
const seedCars = async (tx: Queryable, cars: number, orgs: number): Promise<void> => {
  await tx.change(
    `create temporary table made on commit drop as
     select n, ${FIRST_ID} + n as id, t.id as organization_id, t.name,
       ${FIRST_ID} + (n / ${orgs * 4}) * ${orgs} + n % ${orgs} as location_id,
       t.x + ${CAR_SPREAD_METRES} * power(abs(hashint4(n)) / 2147483648.0, 2) * cos(hashint4(n + 7)) as x,
       t.y + ${CAR_SPREAD_METRES} * power(abs(hashint4(n)) / 2147483648.0, 2) * sin(hashint4(n + 7)) as y,
       abs(hashint4(n + 13)) as lot
     from generate_series(0, $1 - 1) n join town t on t.id = ${FIRST_ORGANIZATION} + n % ${orgs}`,
    [cars],
  )
  await tx.change(`
    alter table made add lat float8, add lng float8;
    update made set lng = degrees(x / 6378137), lat = degrees(2 * atan(exp(y / 6378137)) - pi() / 2);
    insert into location (organization_id, id, name, lat, lng, xy)
    select distinct on (organization_id, location_id) organization_id, location_id, name || ' ' || location_id % 100000, lat, lng, point(x, y)
    from made order by organization_id, location_id, n;
    insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, properties, tariff_key, color)
    select made.organization_id, made.id, made.n + 1, 'ZZ' || lpad(made.n::text, 7, '0'), m.id, made.location_id,
      round(made.lat::numeric, 5), round(made.lng::numeric, 5), point(made.x, made.y), m.seats, sample.properties, m.category,
      (array['white', 'silver', 'grey', 'black', 'blue', 'red'])[1 + made.lot % 6]
    from made
    join (select id, properties, model_id, row_number() over (order by id) - 1 as position from car where organization_id = 1) sample
      on sample.position = made.lot % (select count(*) from car where organization_id = 1)
    join car_model m on m.organization_id = made.organization_id
      and m.id = 100000 + made.organization_id * 100 + sample.model_id % 100`)
}

const seedMembers = (tx: Queryable): Promise<number> =>
  tx.change(`
    insert into person (id, name, email, license_state, email_proven_at)
    select id, 'Medlem ' || n, 'medlem.' || n || '@delebil.test', 'MANUAL', now() from made;
    insert into membership (organization_id, id, name, type, state)
    select organization_id, id, 'Medlem ' || n, 'PRIVATE', 'ACTIVE' from made;
    insert into membership_member (organization_id, membership_id, person_id, is_owner, is_default)
    select organization_id, id, id, true, true from made`)

// Each reservation of a car has a stretch of its own, so that none overlap: a length and a place within it.
const seedReservations = async (tx: Queryable, { cars, reservations }: Scale, today: Date): Promise<void> => {
  const each = Math.ceil(reservations / cars)
  const days = Math.max(LEAST_DAYS, Math.ceil((each * HALF_HOURS_FOR_EACH) / 48))
  const stride = Math.floor((days * 48) / each)
  await tx.change(
    `insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, created_at,
       started_at, ended_at, kilometers, tariff_id)
     select organization_id, car_id, car_id, car_id, start_at, end_at, end_at, start_at - interval '2 days',
       case when end_at < $4 then start_at end, case when end_at < $4 then end_at end,
       case when end_at < $4 then lot % 150 end, 100000 + organization_id * 10 + 2
     from (
       select made.organization_id, made.id as car_id, slot.lot,
         $3::timestamptz + interval '30 minutes' * (k * $2 + slot.lot % ($2 - slot.length)) as start_at,
         $3::timestamptz + interval '30 minutes' * (k * $2 + slot.lot % ($2 - slot.length) + slot.length) as end_at
       from generate_series(0, $1 - 1) k cross join made
       cross join lateral (select abs(hashint8(made.n::bigint * 100003 + k)) as lot) hashed
       cross join lateral (select hashed.lot, 2 + (hashed.lot / 64) % least(39, $2 - 3) as length) slot
       where k::bigint * $5 + made.n < $6
       order by made.id, k
     ) trip`,
    [each, stride, addOsloDays(today, FUTURE_DAYS - days), today, cars, reservations],
  )
}

/** Adds many clubs, cars and bookings to a database that has the demo. One transaction; the guards of the bookings are built, and so checked, at its end. */
export const seedScale = async (database: Database, scale: TownScale, now: Date): Promise<void> => {
  const orgs = scale.orgs ?? norwegianTowns.length
  const today = startOfOsloDay(now)
  await patientTransaction(database, async (tx) => {
    await tx.change("set local maintenance_work_mem = '512MB'")
    await seedTowns(tx, orgs, today)
    await seedCars(tx, scale.cars, orgs)
    await seedMembers(tx)
    if (scale.reservations > 0) {
      await withoutGuards(tx, 'reservation', () => seedReservations(tx, scale, today))
    }
    for (const table of ['organization', 'tariff', 'car_model', 'location', 'car', 'person', 'membership']) {
      await continueIdentity(tx, table)
    }
  })
  const connection = await database.connectPatiently()
  await connection.change('vacuum analyze')
  connection.release()
}
