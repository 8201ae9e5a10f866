import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { createTestOrg } from '../../platform/db/test-org.ts'
import { tripRetention } from './trip-retention.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

const oslo = (text: string) => new Date(`${text}+01:00`)
const rows = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  suite.database.rows<Row>(sql, values)

/** A trip of two hours that was over at the moment as `how` says, or was never ended. */
const trip = async (id: number, end: Date, how?: 'ended_at' | 'canceled_at' | 'voided_at') => {
  await rows(
    `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking, tariff_id
       ${how ? `, ${how}` : ''})
     values (1, $1, 'member', 2, 1, 1, $2::timestamptz - interval '2 hours', $2, $2, false, 1 ${how ? ', $2' : ''})`,
    [id, end],
  )
}
const left = async () => (await rows<{ id: number }>('select id from reservation order by id')).map(({ id }) => id)
const theYearIsOver = oslo('2032-01-01T00:00')

test('a trip is kept for five years after the end of its year, and then goes with all that was written on the way', async () => {
  await trip(1, oslo('2026-12-31T23:59:59'), 'ended_at')
  await trip(2, oslo('2026-03-01T12:00'), 'canceled_at')
  await trip(3, oslo('2026-03-01T15:00'), 'voided_at')
  await trip(4, oslo('2027-01-01T00:00'), 'ended_at')
  await rows(`insert into reservation (organization_id, id, kind, car_id, start_at, end_at, busy_until, user_note)
    values (1, 5, 'block', 2, '2026-02-01', '2026-02-02', '2026-02-02', 'EU-kontroll')`)
  await rows('insert into reservation_driver values (1, 1, 1), (1, 4, 1)')
  await rows(`with said as (insert into reservation_message (organization_id, reservation_id, author_id, kind, text, created_at)
      values (1, 1, 1, 'DAMAGE', 'Ripe i døra', '2026-12-31') returning id)
    insert into damage (organization_id, car_id, reservation_id, message_id, reporter_id, kind, description, created_at, state)
    select 1, 1, 1, id, 1, 'DAMAGE', 'Ripe i døra', '2026-12-31', 'REPAIRED' from said`)
  await tripRetention.run(suite, oslo('2031-12-31T23:59:59'))
  expect(await left()).toEqual([1, 2, 3, 4, 5])
  await tripRetention.run(suite, theYearIsOver)
  expect(await left()).toEqual([4])
  expect(await rows('select reservation_id from reservation_driver')).toEqual([{ reservation_id: 4 }])
  expect(await rows('select id from reservation_message')).toEqual([])
  // What is the matter with the car is the car's.
  expect(await rows('select description, reservation_id from damage')).toEqual([
    { description: 'Ripe i døra', reservation_id: null },
  ])
})

test('a trip that was billed stays with its line, one that was written about with that, one with a damage until it is mended, and nobody ends what was not ended', async () => {
  await rows('delete from reservation')
  const old = oslo('2026-03-01T12:00')
  for (const id of [11, 12, 13, 14]) await trip(id, old, 'ended_at')
  await trip(15, old)
  await rows(
    `insert into charge (organization_id, membership_id, person_id, reservation_id, product_id, description, quantity, unit, unit_price_ore,
       gross_ore, vat_code, vat_percent, vat_ore, delivered_from, delivered_to, source, state)
     select 1, 2, 1, 11, id, 'Leietid', 1, 'time', 5900, 5900, '3', 25, 1180, $1, $1, 'PRICE', 'billed'
     from product where organization_id = 1 limit 1`,
    [old],
  )
  await rows(
    `insert into sms (organization_id, person_id, reservation_id, phone, sender, text, class, kind, parts, price_ore, next_try, expires_at, created)
     values (1, 1, 12, '+4791234567', 'Delebil', 'Hei', 'service', 'STAFF', 1, 0, now(), now(), $1)`,
    [old],
  )
  await rows(`insert into damage (organization_id, car_id, reservation_id, reporter_id, kind, description, created_at)
    values (1, 1, 13, 1, 'DAMAGE', 'Bulk i panseret', '2026-03-01')`)
  await tripRetention.run(suite, theYearIsOver)
  expect(await left()).toEqual([11, 12, 13, 15])
})

test('trips by the thousand go in one run', async () => {
  await rows(
    `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, ended_at, blocking, tariff_id)
     select 1, 1000 + n, 'member', 2, 1, 1, at - interval '1 hour', at, at, at, false, 1
     from generate_series(1, 2500) n, lateral (select '2026-01-01'::timestamptz + n * interval '1 hour' as at) moment`,
  )
  await tripRetention.run(suite, theYearIsOver)
  expect(await left()).toEqual([11, 12, 13, 15])
})
