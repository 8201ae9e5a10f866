import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CarAccess } from '../../adapters/car-access/port.ts'
import { allPermissions } from '../../testing/test-admin-desk.ts'
import { type AdminInput, type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'
import { readQuestion } from './night-find.ts'

const asked: string[] = []
let answer: 'opened' | 'silent' = 'opened'
const position = { lat: 60.41, lng: 5.33 }
const carAccess: CarAccess = {
  open: async ({ carNumber }) => {
    asked.push(`open ${carNumber}`)
    return answer
  },
  lock: async ({ carNumber }) => {
    asked.push(`lock ${carNumber}`)
    return 'door-open'
  },
  setCards: async () => 'taken',
  condition: async () => ({
    isLocked: false,
    areDoorsClosed: true,
    chargePercent: 41,
    isCharging: false,
    fuelPercent: null,
    rangeKilometers: 160,
    odometerKilometers: 48_211,
    position,
  }),
}

let site: AdminSite
let watch: Hired
let other: Hired
beforeAll(async () => {
  site = await startAdminSite({ carAccess })
  watch = await site.hire(1, ['RESERVATION_READ', 'RESERVATION_WRITE'])
  other = await site.hire(1, allPermissions)
  await site.database.change(`update person set phone = '+4791234567' where id = 1`)
  await site.database.change(`
    insert into reservation (organization_id, id, reservation_number, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, tariff_id) values
      (1, 70, 770070, 'member', 1, 1, 1, now() - interval '3 hours', now() - interval '1 hour', now() - interval '1 hour', now() - interval '3 hours', 1),
      (1, 71, 770071, 'member', 1, 1, 2, now() + interval '5 days', now() + interval '6 days', now() + interval '6 days', null, 1),
      (1, 72, 770072, 'member', 1, 1, 3, now() - interval '30 days', now() - interval '29 days', now() - interval '29 days', null, 1)`)
})
afterAll(() => site.stop())
beforeEach(() => {
  asked.length = 0
  answer = 'opened'
})

const ask = (name: string, input: AdminInput = {}, who = watch) => site.ask(`night-desk.${name}`, who.token, input)
const at = (id: number, body?: unknown) => ({ params: { id }, ...(body !== undefined && { body }) })
const check = (id = 70, who = watch) =>
  ask('check-caller', at(id, { personId: 1, answers: ['CONTACT', 'THIS_TRIP'] }), who)
const command = (commandId = crypto.randomUUID()) => ({ commandId })
const undone = (work: () => Promise<unknown>) => () => site.undone(work)

test('a search text is read as phone, number, plate or names, whichever it can be', () => {
  expect(readQuestion('+47 912 34 567')).toMatchObject({ phoneEnd: '91234567', number: null, names: null })
  expect(readQuestion('912 34 567')).toMatchObject({ phoneEnd: '91234567', number: 91_234_567 })
  expect(readQuestion('el 100-01')).toMatchObject({ plate: 'EL10001', number: null, names: null })
  expect(readQuestion('770070')).toMatchObject({ phoneEnd: null, number: 770_070 })
  expect(readQuestion('eva 100%')).toMatchObject({ phoneEnd: null, plate: null, names: null })
  expect(readQuestion('e_va Eier').names).toEqual(['%e\\_va%', '%Eier%'])
})

test.each(['912 34 567', '+4791234567', 'EL 10001', '770070', 'eva eier', '101'])(
  "«%s» finds the trip that is out before the caller's others",
  async (q) => {
    const { body } = await ask('find', { query: { q } })
    expect(body.data[0]).toMatchObject({ reservationId: 70, isOut: true, person: 'Eva Eier', phone: '+4791234567' })
  },
)

test('a search finds nothing of another club, and another club finds nothing of ours', async () => {
  const stranger = await site.hire(2, allPermissions)
  for (const q of ['91234567', 'EL10001', '770070', 'Eva']) {
    expect((await ask('find', { query: { q } }, stranger)).body.data).toEqual([])
  }
  expect((await ask('case', { ...at(70), query: { orgId: 2 } }, stranger)).status).toBe(404)
  expect((await ask('open', at(70, command()), stranger)).status).toBe(404)
})

test('the case of a trip tells callers, car and checks, and never the position of the car', async () => {
  const { body, status } = await ask('case', at(70))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    reservation: { id: 70, state: 'PAST', ended: null },
    car: { licensePlate: 'EL10001', location: 'Torget' },
    check: null,
    cannot: { open: null, lock: null, extend: null, end: null, swap: 'reservation.already-started' },
    messages: null,
    damages: null,
  })
  expect(body).toMatchObject({ callers: [{ id: 1, name: 'Eva Eier', isBooker: true }] })
  const car = await ask('car-state', at(70))
  expect(car.body).toMatchObject({ state: { isLocked: false, chargePercent: 41 } })
  expect(car.text).not.toContain('60.41')
  expect((await ask('case', at(70), other)).body).toMatchObject({ messages: { unread: 0, latest: [] }, damages: [] })
})

describe('before the caller is checked', () => {
  test.each([
    ['open', command()],
    ['lock', command()],
    ['extend', undefined],
    ['end', { carWasDamaged: false }],
    ['swap', { carId: 3 }],
  ])('%s is refused: night-desk.caller-unchecked', (name, body) =>
    site.undone(async () => {
      expect((await ask(name, at(70, body))).body.code).toBe('night-desk.caller-unchecked')
      expect(asked).toEqual([])
      // A check of somebody else's, of another trip, or ten minutes old opens nothing.
      await check(70, other)
      await check(71)
      expect((await ask(name, at(70, body))).body.code).toBe('night-desk.caller-unchecked')
      await check()
      await site.database.change(`update admin_change set at = at - interval '10 minutes' where record_id = 70`)
      expect((await ask(name, at(70, body))).body.code).toBe('night-desk.caller-unchecked')
      expect(asked).toEqual([])
    }),
  )

  test(
    'a check with one question asked twice, or of somebody outside the trip, is refused at its field',
    undone(async () => {
      const answers = ['CONTACT', 'CONTACT']
      expect((await ask('check-caller', at(70, { personId: 1, answers }))).body.errors).toMatchObject([
        { fieldName: 'answers' },
      ])
      const wrong = { personId: 3, answers: ['CONTACT', 'CARD'] }
      expect((await ask('check-caller', at(70, wrong))).body.errors).toMatchObject([{ fieldName: 'personId' }])
    }),
  )
})

test(
  'a night call from check to end opens the car once, and is all in the history',
  undone(async () => {
    expect((await check()).status).toBe(200)
    const once = command()
    expect((await ask('command', { params: { id: 70, ...once } })).body).toEqual({ isReceived: false, result: null })
    expect((await ask('open', at(70, once))).body).toEqual({ result: 'opened', version: expect.any(Number) })
    expect((await ask('command', { params: { id: 70, ...once } })).body).toEqual({ isReceived: true, result: 'opened' })
    expect((await ask('open', at(70, once))).body.code).toBe('night-desk.command-sent')
    expect((await ask('lock', at(70, command()))).body).toMatchObject({ result: 'car-access.door-open' })
    answer = 'silent'
    const silent = (await ask('open', at(70, command()))).body
    expect(silent).toMatchObject({ result: 'car-access.silent' })
    expect(asked).toEqual(['open 101', 'lock 101', 'open 101'])
    const [seen] = await site.database.rows<{ version: number }>('select version from reservation where id = 70')
    const version = seen?.version
    expect(silent).toMatchObject({ version })
    const longer = { ...at(70, { version }), key: 'a'.repeat(16) }
    expect((await ask('extend', longer)).status).toBe(200)
    expect((await ask('extend', longer)).status).toBe(200)
    expect((await ask('extend', at(70, { version }))).body.code).toBe('record.stale')
    expect((await ask('end', at(70, { carWasDamaged: false }))).status).toBe(200)
    const { body } = await site.ask('reservations.history', watch.token, at(70))
    const reported = (body.data as { action: string; changes: object }[]).map(({ action }) => action)
    expect(reported).toEqual(['ended', 'extended', 'open-car', 'lock-car', 'open-car', 'check-caller'])
    expect((body.data as object[])[2]).toMatchObject({ changes: { carAnswer: { to: 'car-access.silent' } } })
    const after = (await ask('case', at(70))).body as unknown as {
      events: object[]
      mine: { action: string }[]
      cannot: object
    }
    expect(after.events).toHaveLength(5)
    expect(after.mine.map(({ action }) => action)).toEqual([
      'check-caller',
      'open-car',
      'lock-car',
      'open-car',
      'extended',
      'ended',
    ])
    expect(after.cannot).toMatchObject({ open: 'reservation.not-active' })
  }),
)

test(
  'a trip that has not begun can be given another car, but its car is not opened before the window',
  undone(async () => {
    await check(71)
    expect((await ask('open', at(71, command()))).body.code).toBe('reservation.outside-window')
    const cars = (await ask('cars', at(71))).body.data as { id: number }[]
    expect(cars.map(({ id }) => id)).toContain(3)
    expect((await ask('swap', at(71, { carId: 3 }))).body).toMatchObject({ carId: 3, licensePlate: 'EL10003' })
    expect((await ask('swap', at(71, { carId: 4 }))).body.errors).toMatchObject([{ fieldName: 'carId' }])
  }),
)

test(
  "a trip whose start has passed is given another car from now on, as in a member's swap",
  undone(async () => {
    await site.database.change(
      `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
     values (1, 74, 'member', 1, 1, 2, now() - interval '20 minutes', now() + interval '2 hours', now() + interval '2 hours', 1),
       (1, 75, 'member', 2, 2, 3, now() - interval '2 hours', now() - interval '10 minutes', now() - interval '10 minutes', 1)`,
    )
    await check(74)
    // It has come free since the start.
    const cars = (await ask('cars', at(74))).body.data as { id: number }[]
    expect(cars.map(({ id }) => id)).toContain(3)
    const before = Date.now()
    expect((await ask('swap', at(74, { carId: 3 }))).status).toBe(200)
    const { start } = (await site.ask('reservations.get', watch.token, at(74))).body as unknown as { start: string }
    expect(Date.parse(start)).toBeGreaterThanOrEqual(before - 1000)
  }),
)

test(
  'staff extend a trip past the limit for members',
  undone(async () => {
    await site.database.change(
      `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, tariff_id)
     values (1, 76, 'member', 1, 1, 3, now() - interval '29 days', now() + interval '26 hours', now() + interval '26 hours', now() - interval '29 days', 1)`,
    )
    await check(76)
    expect((await ask('extend', at(76))).status).toBe(200)
  }),
)

test(
  'a car that another trip has out by now is not opened for the one before: car-taken',
  undone(async () => {
    await site.database.change(
      `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, tariff_id)
     values (1, 73, 'member', 2, 2, 1, now() - interval '30 minutes', now() + interval '1 hour', now() + interval '1 hour', now(), 1)`,
    )
    await check()
    expect((await ask('open', at(70, command()))).body.code).toBe('reservation.car-taken')
    expect(asked).toEqual([])
  }),
)
