import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpCarAccess } from './http-car-access.ts'
import { type CarAccessStandIn, startCarAccessStandIn } from './stand-in.ts'

let standIn: CarAccessStandIn
beforeAll(async () => {
  standIn = await startCarAccessStandIn(400)
})
afterAll(() => standIn.stop())

const car = (carNumber: string) => ({ organizationId: 1, carNumber, licensePlate: 'EL12345' })
const open = (carNumber: string, deadline = 150) =>
  createHttpCarAccess(standIn.url, deadline).open(car(carNumber), new AbortController().signal)

test('a car opens', async () => {
  expect(await open('101')).toBe('opened')
  expect(standIn.asked).toContain('101')
})

test.each([
  ['refuses', 'refused'],
  ['silent', 'silent'],
  ['broken', 'silent'],
  ['late', 'silent'],
] as const)('a car that %s is %s', async (behaviour, answer) => {
  standIn.script('102', behaviour)
  expect(await open('102')).toBe(answer)
})

test('a late car opens where the deadline allows it', async () => {
  standIn.script('103', 'late')
  expect(await open('103', 2000)).toBe('opened')
})

test('the caller may give up earlier', async () => {
  standIn.script('104', 'silent')
  const { open: openCar } = createHttpCarAccess(standIn.url, 10_000)
  expect(await openCar(car('104'), AbortSignal.timeout(50))).toBe('silent')
})

test('nobody there is silence', async () => {
  const { open: openCar } = createHttpCarAccess('http://127.0.0.1:1')
  expect(await openCar(car('105'), new AbortController().signal)).toBe('silent')
})

test('a number cannot leave its place in the address', async () => {
  expect(await open('../9/x?y')).toBe('opened')
  expect(standIn.asked.at(-1)).toBe('../9/x?y')
})

test('the stand-in is as strict as a real service', async () => {
  const post = async (path: string, body: unknown, type = 'application/json') =>
    (await fetch(standIn.url + path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': type } }))
      .status
  expect(await post('/cars/1/open', { organizationId: 1, licensePlate: '' })).toBe(400)
  expect(await post('/cars/1/open', null)).toBe(400)
  expect(await post('/cars/1/open', { organizationId: 1, licensePlate: 'X' }, 'text/plain')).toBe(400)
  expect(await post('/cars/1/close', { organizationId: 1, licensePlate: 'X' })).toBe(404)
})
