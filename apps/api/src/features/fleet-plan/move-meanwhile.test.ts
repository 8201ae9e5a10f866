import type { PlanMove, PlanMoved } from '@delebil/core-api/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../platform/db/test-org.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { testContext } from '../../testing/test-api.ts'
import { testCaller } from '../../testing/test-caller.ts'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import { moveReservations } from './move-reservations.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase(12)
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

const { organizationId, owner } = testOrg
const hour = 3_600_000
const now = new Date()
const noon = Math.ceil(now.getTime() / hour / 24 + 3) * 24 * hour
const at = (hours: number) => new Date(noon + hours * hour)
beforeEach(async () => {
  await suite.database.change('delete from reservation; update car set active = true')
  await suite.database.change(
    `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
     select 1, 50 + n, 'member', 2, 2, 1, $1::timestamptz + n * interval '3 hours', $2::timestamptz + n * interval '3 hours',
       $2::timestamptz + n * interval '3 hours', 1 from generate_series(0, 4) n`,
    [at(0), at(2)],
  )
})

type Input = Parameters<AdminVerb<'fleet.move'>>[1]['input']
const call = (moves: PlanMove[], rehearse = false, at_ = now) =>
  transaction(suite.database, async (tx): Promise<PlanMoved[]> => {
    const office = { organizationId, permissions: new Set(['RESERVATION_WRITE']) }
    const caller = testCaller(owner)
    const dated = moves.map((move) => ({
      ...move,
      start: new Date(move.start),
      end: new Date(move.end),
      override: move.override ?? false,
    }))
    const input = { query: {}, body: { moves: dated, parked: [], fixtures: [], rehearse } } as unknown as Input
    const parts = { input, caller, office, db: tx, now: at_, siteOrigin: '', address: '' }
    const reply = await moveReservations(testContext(suite.database), parts as never)
    return 'answer' in reply ? reply.answer.entity.moves : []
  })
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  )
const move = (id: number, carId: number, from: number, version = 1): PlanMove => ({
  reservationId: id,
  version,
  carId,
  start: at(from).toISOString(),
  end: at(from + 2).toISOString(),
})
const cars = async () =>
  (await suite.database.rows<{ carId: number }>('select car_id as "carId" from reservation order by id')).map(
    ({ carId }) => carId,
  )
const errorsOf = async (moves: PlanMove[]) => (await call(moves, true)).map(({ errors }) => errors[0]?.code)

test('two staff move one reservation at once: one succeeds, the other is refused as stale', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [row] = await suite.database.rows<{ version: number }>('select version from reservation where id = 50')
    const version = row?.version ?? 0
    const both = [move(50, 2, 20 + round, version), move(50, 3, 20 + round, version)]
    const notified = await Promise.all(both.map((one) => outcome(call([one]))))
    expect(notified.toSorted()).toEqual(['done', 'record.stale'])
    expect((await cars())[0]).toBe(notified[0] === 'done' ? 2 : 3)
  }
})

test('two staff move two reservations to the same time of one car: one succeeds, the other is car-taken', async () => {
  const notified = await Promise.all([outcome(call([move(50, 2, 30)])), outcome(call([move(51, 2, 31)]))])
  expect(notified.toSorted()).toEqual(['done', 'reservation.car-taken'])
  expect((await cars()).filter((carId) => carId === 2)).toEqual([2])
})

test('two drafts with the same five reservations in other orders: one succeeds, and no deadlock', async () => {
  const ids = [50, 51, 52, 53, 54]
  const draft = (order: number[], carId: number) => order.map((id) => move(id, carId, 40 + (id - 50) * 3))
  const notified = await Promise.all([outcome(call(draft(ids, 2))), outcome(call(draft(ids.toReversed(), 3)))])
  expect(notified.toSorted()).toEqual(['done', 'record.stale'])
  expect(new Set(await cars()).size).toBe(1)
})

test('a draft with a reservation cancelled or begun meanwhile moves none of the five, and says which', async () => {
  await suite.database.change('update reservation set canceled_at = now(), blocking = false where id = 51')
  await suite.database.change('update reservation set started_at = now() where id = 52')
  const draft = [50, 51, 52, 53, 54].map((id) => move(id, 2, (id - 50) * 3))
  expect(await errorsOf(draft)).toEqual([
    undefined,
    'reservation.not-active',
    'reservation.already-started',
    undefined,
    undefined,
  ])
  expect(await outcome(call(draft))).toBe('reservation.not-active')
  expect(await cars()).toEqual([1, 1, 1, 1, 1])
})

test('a reservation that is over without having begun is not moved: reservation.not-active', async () => {
  await suite.database.change(
    `update reservation set start_at = now() - interval '5 hours', end_at = now() - interval '3 hours',
       busy_until = now() - interval '3 hours', version = 9 where id = 50`,
  )
  expect(await errorsOf([move(50, 2, 60, 9)])).toEqual(['reservation.not-active'])
})

test('a draft to a car that was blocked or taken out of use meanwhile is refused at the car', async () => {
  const draft = [move(50, 2, 0), move(51, 3, 3)]
  expect(await errorsOf(draft)).toEqual([undefined, undefined])
  await suite.database.change(
    `insert into reservation (organization_id, id, kind, car_id, start_at, end_at, busy_until, user_note)
     values (1, 90, 'block', 2, $1, $2, $2, 'Verksted')`,
    [at(1), at(3)],
  )
  await suite.database.change('update car set active = false where id = 3')
  const [blocked, gone] = await call(draft, true)
  expect(blocked).toMatchObject({
    errors: [{ code: 'reservation.car-taken' }],
    conflicts: [{ reservationId: 90, kind: 'block' }],
  })
  expect(gone).toMatchObject({ errors: [{ code: 'field.unknown', fieldName: 'carId' }] })
})

test('a move over a clock change costs the hours that pass: five in March, seven in October', async () => {
  const cost = async (asked: string, start: string, end: string) => {
    const wanted = { reservationId: 50, version: 1, carId: 2, start, end }
    const [moved] = await call([wanted], true, new Date(asked))
    expect(moved).toMatchObject({ ok: true, now: { start, end } })
    return moved?.price?.afterOre
  }
  const usual = (hours: number) =>
    cost('2026-03-20T12:00Z', '2026-03-22T00:00:00+01:00', `2026-03-22T0${hours}:00:00+01:00`)
  expect(await cost('2026-03-20T12:00Z', '2026-03-29T00:00:00+01:00', '2026-03-29T06:00:00+02:00')).toBe(await usual(5))
  expect(await cost('2026-10-20T12:00Z', '2026-10-25T00:00:00+02:00', '2026-10-25T06:00:00+01:00')).toBe(await usual(7))
  expect(await usual(5)).toBeLessThan((await usual(6)) ?? 0)
})
