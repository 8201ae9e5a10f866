import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeCarAccess, startFakeCarAccess } from './fake.ts'
import { createHttpCarAccess } from './http-car-access.ts'

let fake: FakeCarAccess
beforeAll(async () => {
  fake = await startFakeCarAccess(400)
})
afterAll(() => fake.stop())

const car = (carNumber: string, licensePlate = 'EL12345') =>
  ({ organizationId: 1, carNumber, licensePlate, way: 'TELEMATICS', phone: null }) as const
/** Far longer than an answer takes, and shorter than a late one. */
const PLENTY = 10_000
const SHORT = 100
const deadlineFor = (behaviour: string) => (behaviour === 'silent' || behaviour === 'late' ? SHORT : PLENTY)
const open = (carNumber: string, deadline = PLENTY) =>
  createHttpCarAccess(fake.url, { deadline }).open(car(carNumber), new AbortController().signal)

test('opening a car: the service answers yes -> opened, asked for by the number of the car', async () => {
  expect(await open('101')).toBe('opened')
  expect(fake.asked).toContain('101')
})

test.each([
  ['refuses', 'refused'],
  ['silent', 'silent'],
  ['broken', 'silent'],
  ['late', 'silent'],
] as const)('opening a car: behaviour %s -> %s', async (behaviour, answer) => {
  fake.script('102', behaviour)
  expect(await open('102', deadlineFor(behaviour))).toBe(answer)
})

test('opening a car that answers late: within the deadline of the port -> opened', async () => {
  fake.script('103', 'late')
  expect(await open('103')).toBe('opened')
})

test("opening a car: the caller's own signal times out before the deadline -> silent", async () => {
  fake.script('104', 'silent')
  const { open: openCar } = createHttpCarAccess(fake.url, { deadline: 10_000 })
  expect(await openCar(car('104'), AbortSignal.timeout(50))).toBe('silent')
})

test('opening a car: no service listens at the address -> silent', async () => {
  const { open: openCar } = createHttpCarAccess('http://127.0.0.1:1')
  expect(await openCar(car('105'), new AbortController().signal)).toBe('silent')
})

test('opening a car: a car number with slashes and dots -> is sent as one part of the path', async () => {
  expect(await open('../9/x?y')).toBe('opened')
  expect(fake.asked.at(-1)).toBe('../9/x?y')
})

test('the condition of a car says unlocked after it was opened and locked after it was locked', async () => {
  const port = createHttpCarAccess(fake.url, { deadline: PLENTY })
  const { signal } = new AbortController()
  const isLocked = async () => await port.condition(car('201'), signal)
  expect(await isLocked()).toMatchObject({ isLocked: true, areDoorsClosed: true, fuelPercent: null })
  expect(await port.open(car('201'), signal)).toBe('opened')
  expect(await isLocked()).toMatchObject({ isLocked: false })
  expect(await port.lock(car('201'), signal)).toBe('locked')
  expect(await isLocked()).toMatchObject({ isLocked: true })
})

test('the condition has a charge and no fuel for an electric car, and fuel and no charge for another', async () => {
  const { condition } = createHttpCarAccess(fake.url, { deadline: PLENTY })
  const { signal } = new AbortController()
  expect(await condition(car('202'), signal)).toMatchObject({ chargePercent: expect.any(Number), fuelPercent: null })
  expect(await condition(car('202', 'SV12345'), signal)).toMatchObject({
    chargePercent: null,
    isCharging: null,
    fuelPercent: expect.any(Number),
  })
})

test.each([
  ['door-open', 'door-open'],
  ['refuses', 'refused'],
  ['silent', 'silent'],
  ['broken', 'silent'],
  ['late', 'silent'],
] as const)('locking a car: behaviour %s -> %s', async (behaviour, answer) => {
  fake.script('203', behaviour)
  const { lock } = createHttpCarAccess(fake.url, { deadline: deadlineFor(behaviour) })
  expect(await lock(car('203'), new AbortController().signal)).toBe(answer)
})

test.each(['refuses', 'silent', 'broken', 'late'] as const)(
  'the condition of a car: behaviour %s -> silent',
  async (behaviour) => {
    fake.script('204', behaviour)
    const { condition } = createHttpCarAccess(fake.url, { deadline: deadlineFor(behaviour) })
    expect(await condition(car('204'), new AbortController().signal)).toBe('silent')
  },
)

const card = { chipId: '04AA', from: '2026-11-22T12:00:00+01:00', until: '2026-11-22T14:00:00+01:00' }

test('a list of key cards is taken in place of the one before; a car that refuses or is silent keeps what it knew', async () => {
  const { setCards } = createHttpCarAccess(fake.url, { deadline: PLENTY })
  const { signal } = new AbortController()
  expect(await setCards(car('206'), [card], signal)).toBe('taken')
  expect(fake.cardsOf('206')).toEqual([card])
  for (const [behaviour, answer] of [
    ['refuses', 'refused'],
    ['broken', 'silent'],
  ] as const) {
    fake.script('206', behaviour)
    expect(await setCards(car('206'), [], signal)).toBe(answer)
  }
  expect(fake.cardsOf('206')).toEqual([card])
  fake.script('206', 'opens')
  expect(await setCards(car('206'), [], signal)).toBe('taken')
  expect(fake.cardsOf('206')).toEqual([])
})

test('an answer of the service that does not fit the schema counts as silent, for condition and opening', async () => {
  const server = createServer((_request, response) =>
    response.end(JSON.stringify({ isLocked: 'yes', chargePercent: 900 })),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { condition, open: openCar } = createHttpCarAccess(`http://127.0.0.1:${port}`, { deadline: PLENTY })
  expect(await condition(car('205'), new AbortController().signal)).toBe('silent')
  expect(await openCar(car('205'), new AbortController().signal)).toBe('silent')
  server.close()
})

test('the fake of the service refuses a body or media type outside its contract: 400', async () => {
  const post = async (path: string, body: unknown, type = 'application/json') =>
    (await fetch(fake.url + path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': type } }))
      .status
  const good = { organizationId: 1, licensePlate: 'X', way: 'TELEMATICS', phone: null }
  expect(await post('/cars/1/open', good)).toBe(200)
  expect(await post('/cars/1/open', { ...good, licensePlate: '' })).toBe(400)
  expect(await post('/cars/1/open', { ...good, more: 1 })).toBe(400)
  expect(await post('/cars/1/open', { ...good, way: 'DIAL' })).toBe(400)
  expect(await post('/cars/1/open', { ...good, way: 'DIAL', phone: '+4758' })).toBe(200)
  expect(await post('/cars/1/lock', { ...good, way: 'DIAL', phone: '+4758' })).toBe(400)
  expect(await post('/cars/1/open', null)).toBe(400)
  expect(await post('/cars/1/cards', { ...good, cards: [card] })).toBe(200)
  expect(await post('/cars/1/cards', good)).toBe(400)
  expect(await post('/cars/1/cards', { ...good, cards: [{ ...card, until: card.from }] })).toBe(400)
  expect(await post('/cars/1/cards', { ...good, cards: [{ ...card, personId: 1 }] })).toBe(400)
  expect(await post('/cars/1/cards', { ...good, way: 'DIAL', phone: '+4758', cards: [] })).toBe(400)
  expect(await post('/cars/1/open', good, 'text/plain')).toBe(400)
  expect(await post('/cars/1/close', good)).toBe(404)
})

test('the odometer comes in whole kilometres, cut; a service that leaves it out does not know it', async () => {
  const said = { isLocked: null, areDoorsClosed: null, chargePercent: null, isCharging: null, fuelPercent: null }
  const bodies = [{ odometerKilometers: 48_211.9 }, {}, { odometerKilometers: -1 }]
  const server = createServer((_request, response) =>
    response.end(JSON.stringify({ ...said, rangeKilometers: null, position: null, ...bodies.shift() })),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { condition } = createHttpCarAccess(`http://127.0.0.1:${port}`, { deadline: PLENTY })
  const ask = () => condition(car('206'), new AbortController().signal)
  expect(await ask()).toMatchObject({ odometerKilometers: 48_211 })
  expect(await ask()).toMatchObject({ odometerKilometers: null })
  expect(await ask()).toBe('silent')
  server.close()
})
