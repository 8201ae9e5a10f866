import type { PlanMove, PlanMoved } from '@delebil/core-api/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobData, JobName } from '../../platform/jobs/jobs.ts'
import { type AdminSite, startAdminSite } from '../../testing/test-admin-site.ts'

let site: AdminSite
let token: string
let jobs: { name: JobName; data: JobData[JobName] }[]
beforeAll(async () => {
  jobs = []
  site = await startAdminSite({ jobs: { enqueue: async (_tx, name, data) => void jobs.push({ name, data }) } })
  token = (await site.hire(1, ['RESERVATION_READ', 'RESERVATION_WRITE'])).token
})
afterAll(() => site.stop())

const day = 24 * 3_600_000
const noon = Math.ceil(Date.now() / day + 3) * day
const at = (hour: number) => new Date(noon + hour * 3_600_000).toISOString()
const insert = (id: number, carId: number, from: number, to: number) =>
  site.database.change(
    `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
     values (1, $1, 'member', 2, 2, $2, $3, $4, $4, 1)`,
    [id, carId, at(from), at(to)],
  )
beforeEach(async () => {
  jobs.length = 0
  await site.database.change('delete from reservation; delete from outbox; delete from admin_change')
  await insert(50, 1, 0, 2)
  await insert(51, 2, 1, 3)
})

const move = (reservationId: number, carId: number, from: number, to: number, more: Partial<PlanMove> = {}) => ({
  reservationId,
  version: 1,
  carId,
  start: at(from),
  end: at(to),
  ...more,
})
type Answered = { status: number; code: string; moves: PlanMoved[]; errors: { code: string; fieldName?: string }[] }
const ask = async (moves: PlanMove[], more: object = {}, as = token): Promise<Answered> => {
  const { status, body } = await site.ask('fleet.move', as, { body: { moves, ...more } })
  const { moves: notified = [] } = (body.entity ?? {}) as { moves?: PlanMoved[] }
  return { status, code: body.code, moves: notified, errors: [...(body.errors ?? [])] }
}
const rehearse = (moves: PlanMove[], more: object = {}) => ask(moves, { rehearse: true, ...more })
const stored = () =>
  site.database.rows(
    'select id, car_id as "carId", start_at as start, end_at as end, version, blocking from reservation order by id',
  )
const cars = async () => (await stored()).map((row) => (row as { carId: number }).carId)
const written = () =>
  site.database.rows(`select (select count(*) from outbox) as outbox, (select count(*) from admin_change) as changes,
    (select count(*) from reservation_change) as reported, (select count(*) from reservation_price_line) as lines`)

test('a rehearsed move tells price and whom it informs, and writes nothing', async () => {
  const [before, log] = [await stored(), await written()]
  const { status, moves } = await rehearse([move(50, 3, 4, 7)])
  expect(status).toBe(200)
  expect(moves).toMatchObject([
    { ok: true, errors: [], conflicts: [], limits: [], price: { beforeOre: 0 }, now: { carId: 3 } },
  ])
  expect(moves[0]?.price?.afterOre).toBeGreaterThan(0)
  expect(moves[0]?.notified.map(({ name, by }) => [name, by])).toEqual([
    ['Kari Kollega', 'MAIL'],
    ['Eva Eier', 'SITE'],
  ])
  expect(await stored()).toEqual(before)
  expect(await written()).toEqual(log)
})

test('a move does what was rehearsed: moved, priced, recorded with why, and the booker told later', async () => {
  const asked = [move(50, 3, 4, 7, { why: 'Verksted' })]
  const rehearsed = await rehearse(asked)
  jobs.length = 0
  const done = await ask(asked)
  expect(done.moves[0]?.price).toEqual(rehearsed.moves[0]?.price)
  expect(done.moves[0]?.now).toMatchObject({ carId: 3 })
  const [row] = (await stored()) as { carId: number; start: Date; version: number; blocking: boolean }[]
  expect(row).toMatchObject({ carId: 3, start: new Date(at(4)), blocking: true, version: done.moves[0]?.now?.version })
  const history = await site.ask('reservations.history', token, { params: { id: 50 } })
  expect(history.body.data).toMatchObject([
    { action: 'change', why: 'Verksted', changes: { carId: { from: 1, to: 3 } } },
  ])
  const topics = await site.database.rows('select distinct topic from outbox order by topic')
  expect(topics).toEqual([{ topic: 'admin' }, { topic: 'car' }, { topic: 'reservation' }])
  expect(jobs.filter(({ name }) => name === 'move-notice')).toMatchObject([{ data: { reservationId: 50 } }])
  expect(jobs.filter(({ name }) => name === 'wait-list')).toMatchObject([{ data: { organizationId: 1, carId: 1 } }])
})

test('a move to a taken car is named in the rehearsal and refused, with nothing written', async () => {
  const asked = [move(51, 3, 1, 3), move(50, 2, 2, 4)]
  await insert(52, 3, 2, 5)
  const before = await stored()
  const rehearsed = await rehearse(asked)
  expect(rehearsed.moves[0]).toMatchObject({
    ok: false,
    errors: [{ code: 'reservation.car-taken' }],
    conflicts: [{ reservationId: 52, kind: 'reservation', person: 'Kari Kollega' }],
    price: null,
    notified: [],
  })
  expect(await ask(asked)).toMatchObject({ status: 409, code: 'reservation.car-taken', moves: rehearsed.moves })
  expect(await stored()).toEqual(before)
})

test('two reservations can swap cars in one call; a parked one frees its car in a rehearsal alone', async () => {
  await site.database.change('update reservation set start_at = $1, end_at = $2, busy_until = $2 where id = 51', [
    at(0),
    at(2),
  ])
  expect((await rehearse([move(50, 2, 0, 2)])).moves[0]).toMatchObject({ ok: false })
  const swap = [move(50, 2, 0, 2), move(51, 1, 0, 2, { version: 2 })]
  expect((await ask(swap)).status).toBe(200)
  expect(await cars()).toEqual([2, 1])
  const version = 99
  const back = move(50, 1, 0, 2, { version: ((await stored())[0] as { version: number }).version })
  expect((await rehearse([back])).moves[0]?.conflicts.map(({ reservationId }) => reservationId)).toEqual([51])
  expect((await rehearse([back], { parked: [51] })).moves[0]).toMatchObject({ ok: true })
  expect((await ask([back], { parked: [51] })).status).toBe(409)
  expect((await ask([{ ...back, version }])).code).toBe('record.stale')
})

test('a move of a reservation changed meanwhile is stale, tells what it is now, and holds back the others', async () => {
  await site.database.change('update reservation set user_note = $1, version = 2 where id = 51', ['Nytt'])
  const asked = [move(50, 3, 0, 2), move(51, 3, 5, 7)]
  expect((await rehearse(asked)).moves).toMatchObject([
    { ok: true },
    { ok: false, errors: [{ code: 'record.stale' }], now: { version: 2, carId: 2 } },
  ])
  expect(await ask(asked)).toMatchObject({ status: 409, code: 'record.stale' })
  expect(await cars()).toEqual([1, 2])
})

test('a reservation or car of another club is unknown, and its plan is refused', async () => {
  const other = await site.hire(2, ['RESERVATION_WRITE'])
  expect(await ask([move(50, 4, 0, 2)], {}, other.token)).toMatchObject({ status: 404, code: 'resource.unknown' })
  expect(await ask([move(50, 4, 0, 2)])).toMatchObject({
    status: 400,
    errors: [{ code: 'field.unknown', fieldName: 'carId' }],
  })
  const elsewhere = await site.ask('fleet.move', other.token, { query: { orgId: 1 }, body: { moves: [] } })
  expect(elsewhere.status).toBe(403)
})

test('a limit for members is passed only with override and a reason', async () => {
  const far = [move(50, 1, 24 * 400, 24 * 400 + 2)]
  expect((await rehearse(far)).moves[0]).toMatchObject({ ok: false, limits: [{ code: 'period.too-far-ahead' }] })
  expect(await ask(far)).toMatchObject({ status: 400, code: 'period.too-far-ahead' })
  const silent = await ask(far.map((one) => ({ ...one, override: true })))
  expect(silent.errors).toMatchObject([{ code: 'field.required', fieldName: 'moves.0.why' }])
  const long = [move(50, 3, 0, 24 * 40, { override: true, why: 'Avtalt med styret' })]
  expect((await ask(long)).moves[0]).toMatchObject({ ok: true, limits: [{ code: 'period.too-long' }] })
  expect((await ask([move(51, 2, 1, 1)])).code).toBe('request.invalid')
})

test('a reservation that has begun or was cancelled cannot be moved', async () => {
  await site.database.change('update reservation set started_at = now() where id = 50')
  const params = { params: { id: 51 }, body: {} }
  await site.ask('reservations.cancel', token, params)
  const [begun, canceled] = (await stored()) as { version: number }[]
  const asked = [
    move(50, 3, 0, 2, { version: begun?.version ?? 0 }),
    move(51, 3, 4, 6, { version: canceled?.version ?? 0 }),
  ]
  expect((await rehearse(asked)).moves.map(({ errors }) => errors[0]?.code)).toEqual([
    'reservation.already-started',
    'reservation.not-active',
  ])
})

test('a move into the doubled hour of autumn keeps both offsets and lasts the hour that passes', async () => {
  const { rows } = site.database
  // 25 October 2026 has the hour from two to three twice; the later one is an hour after the first.
  const year = new Date(noon).getUTCFullYear() + (new Date(noon).getUTCMonth() >= 9 ? 1 : 0)
  const last = new Date(Date.UTC(year, 9, 31))
  const sunday = last.getUTCDate() - last.getUTCDay()
  const start = `${year}-10-${sunday}T02:30:00+02:00`
  const end = `${year}-10-${sunday}T02:30:00+01:00`
  const { moves } = await ask([{ reservationId: 50, version: 1, carId: 3, start, end }])
  expect(moves[0]).toMatchObject({ ok: true, now: { start, end } })
  expect(
    await rows('select extract(epoch from end_at - start_at)::int as seconds from reservation where id = 50'),
  ).toEqual([{ seconds: 3600 }])
})
