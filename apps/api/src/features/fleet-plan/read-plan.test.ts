import type { PlanBar, PlanCar } from '@delebil/core-api/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allPermissions } from '../../testing/test-admin-desk.ts'
import { type AdminSite, startAdminSite } from '../../testing/test-admin-site.ts'

let site: AdminSite
let token: string
beforeAll(async () => {
  site = await startAdminSite()
  token = (await site.hire(1, allPermissions)).token
  await site.database.change(`
    insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, user_note, started_at) values
      (1, 50, 'member', 2, 1, 1, '2027-03-01T08:00Z', '2027-03-03T08:00Z', '2027-03-03T08:00Z', 1, 'Til Voss', '2027-03-01T08:00Z'),
      (1, 51, 'block', null, null, 1, '2027-03-03T10:00Z', '2027-03-03T12:00Z', '2027-03-03T12:00Z', null, 'Verksted', null),
      (1, 52, 'member', 2, 2, 2, '2027-03-03T10:00Z', '2027-03-03T12:00Z', '2027-03-03T12:00Z', 1, null, null),
      (1, 53, 'member', 2, 2, 2, '2027-03-04T00:00Z', '2027-03-04T12:00Z', '2027-03-04T12:00Z', 1, null, null);
    insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, canceled_at, blocking) values
      (1, 54, 'member', 2, 2, 3, '2027-03-03T10:00Z', '2027-03-03T12:00Z', '2027-03-03T12:00Z', 1, now(), false);
    insert into location (organization_id, id, name, lat, lng, xy) values (1, 50, 'Brygga', 60.4, 5.3, '(590000,8480000)');
    insert into car_assignment (organization_id, id, car_id, location_id, start_at) values (1, 50, 3, 50, '2027-03-02T00:00Z');
    insert into damage (organization_id, id, car_id, kind, place, description, created_at) values (1, 50, 3, 'DAMAGE', 'LEFT', 'Ripe', now());
    insert into entity_message (organization_id, id, title, body, triggers, repeat, valid_from, created_at)
      values (1, 50, 'Vask', 'Husk å vaske', '{BOOKING}', 'ONCE', '2027-01-01', now());
    insert into entity_message_target (organization_id, message_id, car_id) values (1, 50, 2)`)
})
afterAll(() => site.stop())

type Plan = { cars: PlanCar[]; bars: PlanBar[]; cursor: number | null; places?: object[]; code: string }
const day = { from: '2027-03-03T00:00:00+01:00', to: '2027-03-04T00:00:00+01:00' }
const plan = async (query: object = day, as = token) =>
  (await site.ask('fleet.plan', as, { query })).body as unknown as Plan
const idsOf = ({ bars }: Plan) => bars.map(({ id }) => id).sort()

test('the plan has every reservation, block and assignment that overlaps the period, and no inactive ones', async () => {
  const { cars, bars, cursor, places } = await plan()
  expect(cars.map(({ id, damages, notices }) => ({ id, damages, notices }))).toEqual([
    { id: 1, damages: 0, notices: [] },
    { id: 2, damages: 0, notices: ['Vask'] },
    { id: 3, damages: 1, notices: [] },
  ])
  expect(bars.map(({ kind, id, isFixed }) => `${kind} ${id}${isFixed ? ' fixed' : ''}`).sort()).toEqual([
    'assignment 50',
    'block 51',
    'reservation 50 fixed',
    'reservation 52',
  ])
  expect(bars.find(({ kind }) => kind === 'block')).toMatchObject({ note: 'Verksted', carId: 1 })
  expect(bars.find(({ id, kind }) => id === 50 && kind === 'reservation')).toMatchObject({
    person: 'Eva Eier',
    membership: 'Firma AS',
    start: '2027-03-01T09:00:00+01:00',
  })
  // What there is none of is left out: a plan of a week is thousands of bars.
  const one = bars.find(({ id }) => id === 52)
  expect(Object.keys(one ?? {}).sort()).toEqual(
    ['kind', 'id', 'carId', 'version', 'start', 'end', 'reservationNumber', 'person', 'membership'].sort(),
  )
  expect(bars.find(({ kind }) => kind === 'assignment')).toMatchObject({ locationId: 50, location: 'Brygga' })
  expect(cursor).toBeNull()
  expect(places).toEqual([{ id: 1, name: 'Torget', carCount: 3 }])
})

test('the places of a club are a call of their own, and are left out of the plan where that is asked for', async () => {
  const places = (await site.ask('fleet.plan-places', token, {})).body
  expect(places).toEqual({ data: [{ id: 1, name: 'Torget', carCount: 3 }] })
  const { places: left, ...answer } = await plan()
  expect(left).toEqual(places['data'])
  expect(await plan({ ...day, places: false })).toEqual(answer)
})

test('staff without permission for reservations see that a car is taken, and not by whom', async () => {
  const fleet = await site.hire(1, ['FLEET_MANAGEMENT_READ'])
  const { bars, cars } = await plan(day, fleet.token)
  expect(bars.length).toBe(4)
  expect(JSON.stringify(bars)).not.toMatch(/Eva|Kari|Firma|Voss/)
  expect(cars[2]?.damages).toBe(1)
  const desk = await site.hire(1, ['RESERVATION_READ'])
  expect((await plan(day, desk.token)).cars.map(({ damages }) => damages)).toEqual([null, null, null])
})

test('the plan of another club has its own cars only and is refused to others', async () => {
  const other = await site.hire(2, ['RESERVATION_READ'])
  const { cars, bars } = await plan(day, other.token)
  expect(cars.map(({ id }) => id)).toEqual([4])
  expect(bars).toEqual([])
  expect((await site.ask('fleet.plan', other.token, { query: { ...day, orgId: 1 } })).status).toBe(403)
  expect((await plan({ ...day, locationId: 1 }, other.token)).cars).toEqual([])
})

test('cars come in pages, by place where asked, and those out of use while they are booked', async () => {
  const first = await plan({ ...day, size: 2 })
  expect([first.cars.map(({ id }) => id), first.cursor]).toEqual([[1, 2], 2])
  const second = await plan({ ...day, size: 2, cursor: 2 })
  expect([second.cars.map(({ id }) => id), second.cursor, idsOf(second)]).toEqual([[3], null, [50]])
  await site.undone(async () => {
    await site.database.change('update car set active = false where id in (2, 3)')
    await site.database.change('update car set location_id = 50 where id = 1')
    expect((await plan()).cars.map(({ id, active }) => [id, active])).toEqual([
      [1, true],
      [2, false],
    ])
    expect((await plan({ ...day, locationId: 50 })).cars.map(({ id }) => id)).toEqual([1])
  })
})

test('a period of more than 31 calendar days is refused, also across a clock change', async () => {
  const month = { from: '2027-03-01T00:00:00+01:00', to: '2027-04-01T00:00:00+02:00' }
  expect(idsOf(await plan(month))).toEqual([50, 50, 51, 52, 53])
  expect(await plan({ ...month, to: '2027-04-01T00:30:00+02:00' })).toMatchObject({
    code: 'request.invalid',
    errors: [{ code: 'period.too-long', fieldName: 'to' }],
  })
  expect(await plan({ ...month, to: month.from })).toMatchObject({ errors: [{ code: 'period.end-before-start' }] })
})
