import type { PlanFixture, PlanMove, PlanMoved, PlanSettled } from '@delebil/core-api/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from '../../testing/test-admin-site.ts'

let site: AdminSite
let token: string
let desk: string
beforeAll(async () => {
  site = await startAdminSite({ jobs: { enqueue: async () => undefined } })
  token = (await site.hire(1, ['RESERVATION_READ', 'RESERVATION_WRITE', 'FLEET_MANAGEMENT_WRITE'])).token
  desk = (await site.hire(1, ['RESERVATION_READ', 'RESERVATION_WRITE'])).token
  await site.database.change(
    "insert into location (organization_id, id, name, lat, lng, xy) values (1, 50, 'Brygga', 60.4, 5.3, '(590000,8480000)')",
  )
})
afterAll(() => site.stop())

const day = 24 * 3_600_000
const noon = Math.ceil(Date.now() / day + 3) * day
const at = (hour: number) => new Date(noon + hour * 3_600_000).toISOString()
beforeEach(async () => {
  await site.database.change('delete from reservation; delete from car_assignment; delete from admin_change')
  await site.database.change(
    `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, user_note)
     values (1, 50, 'member', 2, 2, 1, $1, $2, $2, 1, null), (1, 51, 'block', null, null, 1, $3, $4, $4, null, 'Verksted')`,
    [at(0), at(2), at(4), at(6)],
  )
})

const block = (more: Partial<PlanFixture> = {}): PlanFixture => ({
  key: 'a',
  kind: 'block',
  carId: 1,
  start: at(4),
  end: at(6),
  ...more,
})
const placed = (more: Partial<PlanFixture> = {}): PlanFixture => ({
  key: 'b',
  kind: 'assignment',
  carId: 1,
  locationId: 50,
  start: at(-2),
  end: at(1),
  ...more,
})
type Answered = { status: number; code: string; moves: PlanMoved[]; fixtures: PlanSettled[]; fields: unknown[] }
const ask = async (
  fixtures: PlanFixture[],
  moves: PlanMove[] = [],
  as = token,
  rehearse = false,
): Promise<Answered> => {
  const { status, body } = await site.ask('fleet.move', as, { body: { moves, fixtures, rehearse } })
  const entity = (body.entity ?? {}) as { moves?: PlanMoved[]; fixtures?: PlanSettled[] }
  const fields = (body.errors ?? []).map(({ code, fieldName }) => [code, fieldName])
  return { status, code: body.code, moves: entity.moves ?? [], fixtures: entity.fixtures ?? [], fields }
}
const trips = () =>
  site.database.rows(
    `select id, kind, car_id as car, start_at as start, blocking, voided_at is not null as gone from reservation order by id`,
  )
const placings = () =>
  site.database.rows('select car_id as car, location_id as place, end_at as end from car_assignment')
const written = () => site.database.rows('select resource, action, why from admin_change order by id')

test('a block and a reservation swap times in one call, each with its own history', async () => {
  const move = { reservationId: 50, version: 1, carId: 1, start: at(4), end: at(6) }
  const asked = [block({ id: 51, version: 1, start: at(0), end: at(2), why: 'Tidligere time' })]
  const rehearsed = await ask(asked, [move], token, true)
  expect(rehearsed).toMatchObject({ status: 200, moves: [{ ok: true }], fixtures: [{ key: 'a', ok: true }] })
  expect(await written()).toEqual([])
  expect(await ask(asked, [move])).toMatchObject({ status: 200, fixtures: [{ ok: true, now: { id: 51 } }] })
  expect(await trips()).toMatchObject([
    { id: 50, start: new Date(at(4)), blocking: true },
    { id: 51, start: new Date(at(0)), blocking: true },
  ])
  expect(await written()).toEqual([
    { resource: 'admin-reservations', action: 'change', why: 'Tidligere time' },
    { resource: 'reservations', action: 'change', why: null },
  ])
})

test('a block over a reservation is refused with whose it is, in the rehearsal and when it is made', async () => {
  const asked = [block({ id: 51, version: 1, start: at(1), end: at(6) })]
  for (const rehearse of [true, false]) {
    const { fixtures, status } = await ask(asked, [], token, rehearse)
    expect(status).toBe(rehearse ? 200 : 409)
    expect(fixtures).toMatchObject([
      { ok: false, errors: [{ code: 'reservation.car-taken' }], conflicts: [{ reservationId: 50 }], now: null },
    ])
  }
  expect(await ask([block({ start: at(1), end: at(3) })])).toMatchObject({
    status: 409,
    fixtures: [{ conflicts: [{ reservationId: 50, person: 'Kari Kollega' }] }],
  })
})

test('a block is made and removed; a block that is over cannot be', async () => {
  const made = await ask([block({ start: at(8), end: at(10), note: 'Vask' })])
  const [{ now } = { now: null }] = made.fixtures
  expect(await trips()).toContainEqual(expect.objectContaining({ id: now?.id, kind: 'block', gone: false }))
  const removed = await ask([block({ id: now?.id, version: now?.version, remove: true, start: at(8), end: at(10) })])
  expect(removed).toMatchObject({ status: 200, fixtures: [{ ok: true, now: null }] })
  expect(await trips()).toContainEqual(expect.objectContaining({ id: now?.id, gone: true }))
  await site.database.change(
    `update reservation set start_at = now() - interval '3 hours', end_at = now() - interval '1 hour',
       busy_until = now() - interval '1 hour', version = 7 where id = 51`,
  )
  expect(await ask([block({ id: 51, version: 7 })])).toMatchObject({ status: 409, code: 'reservation.not-active' })
})

test('an assignment that affects a reservation is refused, and made once it is accepted or moved away', async () => {
  const { fixtures, status, code } = await ask([placed()])
  expect([status, code]).toEqual([409, 'assignment.affects-reservations'])
  expect(fixtures).toMatchObject([{ ok: false, affected: [{ id: 50, person: 'Kari Kollega' }] }])
  expect(Object.keys(fixtures[0]?.affected[0] ?? {}).sort()).toEqual([
    'end',
    'id',
    'person',
    'reservationNumber',
    'start',
  ])
  const away = { reservationId: 50, version: 1, carId: 2, start: at(0), end: at(2) }
  expect((await ask([placed()], [away], token, true)).fixtures).toMatchObject([{ ok: true, affected: [] }])
  expect(await placings()).toEqual([])
  const accepted = await ask([placed({ acceptAffected: true })])
  expect(accepted.fixtures).toMatchObject([{ ok: true, affected: [{ id: 50 }] }])
  expect(await placings()).toEqual([{ car: 1, place: 50, end: new Date(at(1)) }])
})

test('assignments of one car cannot overlap, can be made longer, and can be removed', async () => {
  const first = await ask([placed({ start: at(10), end: at(20) })])
  const known = { id: first.fixtures[0]?.now?.id, version: first.fixtures[0]?.now?.version }
  expect((await ask([placed({ start: at(15), end: null })])).fixtures[0]?.errors).toMatchObject([
    { code: 'assignment.overlaps' },
  ])
  const longer = await ask([placed({ ...known, start: at(10), end: null })])
  expect(longer.status).toBe(200)
  expect(await placings()).toMatchObject([{ end: null }])
  expect(await ask([placed({ ...known, remove: true })])).toMatchObject({ status: 409, code: 'record.stale' })
  const gone = await ask([placed({ ...known, version: longer.fixtures[0]?.now?.version, remove: true })])
  expect([gone.status, await placings()]).toEqual([200, []])
})

test('one refused change holds back all others of the call, with nothing written', async () => {
  const before = await trips()
  const asked = [block({ id: 51, version: 1, start: at(8), end: at(9) }), placed({ start: at(5), end: at(4) })]
  const { status, fixtures } = await ask(asked, [{ reservationId: 50, version: 1, carId: 2, start: at(0), end: at(2) }])
  expect(status).toBe(400)
  expect(fixtures.map(({ ok }) => ok)).toEqual([true, false])
  expect([await trips(), await placings(), await written()]).toEqual([before, [], []])
})

test('staff without permission for the fleet place no car, but may block one', async () => {
  expect(await ask([placed({ start: at(10), end: null })], [], desk)).toMatchObject({
    status: 403,
    code: 'permission.missing',
  })
  expect((await ask([block({ start: at(8), end: at(9) })], [], desk)).status).toBe(200)
})

test('a block comes to another car, changes places with a reservation there, and stays once it has begun', async () => {
  const move = { reservationId: 50, version: 1, carId: 1, start: at(4), end: at(6) }
  const swapped = await ask([block({ id: 51, version: 1, carId: 2, start: at(0), end: at(2) })], [move])
  expect(swapped).toMatchObject({ status: 200, fixtures: [{ ok: true, now: { id: 51 } }] })
  expect(await trips()).toMatchObject([
    { id: 50, car: 1, start: new Date(at(4)) },
    { id: 51, car: 2, start: new Date(at(0)), blocking: true },
  ])
  const version = swapped.fixtures[0]?.now?.version
  const taken = await ask([block({ id: 51, version, start: at(5), end: at(7) })])
  expect(taken).toMatchObject({ status: 409, fixtures: [{ conflicts: [{ reservationId: 50 }] }] })
  await site.database.change("update reservation set start_at = now() - interval '1 hour', version = 7 where id = 51")
  const begun = await ask([block({ id: 51, version: 7, start: at(8), end: at(9) })])
  expect(begun).toMatchObject({ status: 409, code: 'fixture.already-started' })
  expect(begun.fields).toEqual([['fixture.already-started', 'carId']])
})

test('an assignment comes to another car once those are seen whom it leaves or reaches, and stays once it has begun', async () => {
  const first = await ask([placed({ acceptAffected: true })])
  const known = { id: first.fixtures[0]?.now?.id, version: first.fixtures[0]?.now?.version, carId: 2 }
  const asked = await ask([placed(known)])
  expect(asked).toMatchObject({ status: 409, fixtures: [{ ok: false, affected: [{ id: 50 }] }] })
  const moved = await ask([placed({ ...known, acceptAffected: true })])
  expect(moved).toMatchObject({ status: 200, fixtures: [{ ok: true, affected: [{ id: 50 }] }] })
  expect(await placings()).toEqual([{ car: 2, place: 50, end: new Date(at(1)) }])
  await site.database.change("update car_assignment set start_at = now() - interval '1 hour', version = 7")
  const begun = await ask([placed({ ...known, version: 7, carId: 1 })])
  expect(begun).toMatchObject({ status: 409, code: 'fixture.already-started' })
})

test('two assignments that overlap change cars in one call, and one that comes to another that stays is refused', async () => {
  const period = { start: at(10), end: at(20) }
  const [one, other] = [
    await ask([placed(period)]),
    await ask([placed({ ...period, key: 'c', carId: 2, start: at(12), end: at(18) })]),
  ].map(({ fixtures }) => fixtures[0]?.now)
  const swap = [
    placed({ ...period, ...one, carId: 2 }),
    placed({ ...period, ...other, key: 'c', carId: 1, start: at(12), end: at(18) }),
  ]
  expect((await ask(swap, [], token, true)).fixtures).toMatchObject([{ ok: true }, { ok: true }])
  const swapped = await ask(swap)
  expect(swapped.status).toBe(200)
  expect((await placings()).map(({ car, end }) => [car, end]).sort()).toEqual([
    [1, new Date(at(18))],
    [2, new Date(at(20))],
  ])
  const [first, second] = swapped.fixtures.map(({ now }) => now)
  const clash = [
    placed({ ...period, ...first, carId: 1 }),
    placed({ ...period, ...second, key: 'c', carId: 1, start: at(19), end: at(21) }),
  ]
  const refused = await ask(clash)
  expect(refused).toMatchObject({ status: 409, code: 'assignment.overlaps' })
  expect(refused.fixtures.map(({ ok, errors }) => [ok, errors[0]?.code])).toEqual([
    [false, 'assignment.overlaps'],
    [false, 'assignment.overlaps'],
  ])
  expect((await placings()).map(({ car }) => car).sort()).toEqual([1, 2])
})

test('a block of another club, a duplicate or an incomplete one is refused at its field', async () => {
  const known = { id: 51, version: 1 }
  expect((await ask([block({ ...known, carId: 4 })])).fields).toEqual([['field.unknown', 'carId']])
  expect((await ask([block({ carId: 4, start: at(8), end: at(9) })])).fields).toEqual([['field.unknown', 'carId']])
  expect((await ask([placed({ locationId: undefined })])).fields).toEqual([['field.required', 'locationId']])
  expect((await ask([block({ end: null })])).fields).toEqual([['field.required', 'end']])
  expect((await ask([block({ id: 51 })])).fields).toEqual([['field.required', 'version']])
  const twice = await ask([block(known), block({ ...known, key: 'c' })])
  expect(twice.fields).toEqual([['field.unknown', 'fixtures.1.key']])
  const other = await site.hire(2, ['RESERVATION_WRITE'])
  expect(await ask([block(known)], [], other.token)).toMatchObject({ status: 404, code: 'resource.unknown' })
})
