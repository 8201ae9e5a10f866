import type { FirstUse } from '@delebil/core-api/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeCarAccess, startFakeCarAccess } from '../../adapters/car-access/fake.ts'
import { createHttpCarAccess } from '../../adapters/car-access/http-car-access.ts'
import { later } from '../../testing/test-admin-desk.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

let cars: FakeCarAccess
let site: AdminSite
let staff: Hired
beforeAll(async () => {
  cars = await startFakeCarAccess()
  site = await startAdminSite({ carAccess: later(() => createHttpCarAccess(cars.url)) })
  staff = await site.hire(1, ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'])
})
afterAll(async () => {
  await site.stop()
  await cars.stop()
})

const undone = (work: () => Promise<void>) => () => site.undone(work)
const params = { id: 1 }
const read = async () => (await site.ask('cars.first-use', staff.token, { params })).body as unknown as FirstUse
const act = (name: 'cars.try-lock' | 'cars.set-tag' | 'cars.first-odometer', body: object, id = 1) =>
  site.ask(name, staff.token, { params: { id }, body })

test(
  'the lock of a car is tried for real, and how it went stands in the history of the car',
  undone(async () => {
    expect((await read()).tried).toBeNull()
    expect((await act('cars.try-lock', { why: 'Ny bil' })).body.entity).toMatchObject({ tried: { outcome: 'works' } })
    for (const [behaviour, outcome] of [
      ['door-open', 'door-open'],
      ['refuses', 'not-opened'],
    ] as const) {
      cars.script('101', behaviour)
      expect((await act('cars.try-lock', {})).body.entity).toMatchObject({ tried: { outcome } })
    }
    cars.script('101', 'opens')
    const history = await site.database.rows(
      `select changes->'lock'->>'to' as lock, why from admin_change where resource = 'cars' and record_id = 1 order by id`,
    )
    expect(history).toEqual([
      { lock: 'works', why: 'Ny bil' },
      { lock: 'door-open', why: null },
      { lock: 'not-opened', why: null },
    ])
  }),
)

test(
  'the lock of a car that somebody drives, and of one that is not opened over the net, is left alone',
  undone(async () => {
    const asked = cars.asked.length
    await site.database.change(
      `insert into reservation (organization_id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, tariff_id)
       values (1, 'member', 1, 1, 1, now() - interval '1 hour', now() + interval '1 hour', now() + interval '1 hour', now() - interval '1 hour', 1)`,
    )
    expect((await act('cars.try-lock', {})).body.code).toBe('car.on-trip')
    await site.database.change(
      `delete from reservation_driver; delete from reservation where car_id = 1 and started_at is not null`,
    )
    await site.database.change(`update car set access = '{BLUETOOTH}' where id = 1`)
    expect((await act('cars.try-lock', {})).body.code).toBe('car-access.not-possible')
    expect(cars.asked).toHaveLength(asked)
  }),
)

test(
  'a tag is in one car at a time, is written in any way, and is taken out again',
  undone(async () => {
    expect((await act('cars.set-tag', { tag: '5780-12 34567' })).body.entity).toMatchObject({ tag: '57801234567' })
    const taken = await act('cars.set-tag', { tag: '57801234567' }, 2)
    expect(taken).toMatchObject({ status: 409, body: { code: 'car.tag-taken', errors: [{ fieldName: 'tag' }] } })
    expect((await act('cars.set-tag', { tag: 'nei!' })).body.errors).toMatchObject([{ fieldName: 'tag' }])
    expect((await act('cars.set-tag', { tag: '' })).body.entity).toMatchObject({ tag: null })
    expect((await act('cars.set-tag', { tag: '57801234567' }, 2)).status).toBe(200)
  }),
)

test(
  'the odometer is written down once it can be right',
  undone(async () => {
    expect((await act('cars.first-odometer', { kilometers: 48_213 })).body.entity).toMatchObject({ odometer: 48_213 })
    const low = await act('cars.first-odometer', { kilometers: 47_000 })
    expect(low.body.errors).toMatchObject([{ fieldName: 'kilometers', code: 'odometer.too-low' }])
    expect((await act('cars.first-odometer', { kilometers: -1 })).status).toBe(400)
    expect((await read()).odometer).toBe(48_213)
  }),
)

test('a car of another club is unknown', async () => {
  expect((await act('cars.try-lock', {}, 4)).status).toBe(404)
})
