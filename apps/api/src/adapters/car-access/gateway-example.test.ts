import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
// The example is plain JavaScript: whoever takes it has no compiler.
import { createGateway, madeUpUnit } from '../../../../../examples/car-gateway/gateway.mjs'
import { createHttpCarAccess } from './http-car-access.ts'

const token = 'et-hemmelig-ord-til-bilene'
const unit = { ...madeUpUnit(), opens: 0 }
const doorOpen = { ...madeUpUnit(), lock: async () => 'door-open', open: async () => 'refused' }
const broken = {
  ...madeUpUnit(),
  open: async () => {
    throw new Error('The unit fell over.')
  },
}
const counted = {
  ...unit,
  open: async () => {
    unit.opens += 1
    return unit.open()
  },
}
const units = new Map<string, object>([
  ['101', counted],
  ['102', doorOpen],
  ['103', broken],
])
const gateway = createGateway({ units, token })
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => void gateway.close(resolve)))

const { signal } = new AbortController()
const car = (carNumber: string) =>
  ({ organizationId: 1, carNumber, licensePlate: 'EL12345', way: 'TELEMATICS', phone: null }) as const
const cars = () => createHttpCarAccess(url, { token })

test('the example answers every call as the server reads it', async () => {
  expect(await cars().open(car('101'), signal)).toBe('opened')
  expect(await cars().condition(car('101'), signal)).toMatchObject({ isLocked: false, odometerKilometers: 48_213 })
  expect(await cars().lock(car('101'), signal)).toBe('locked')
  const cards = [{ chipId: '04A2B91C', from: '2026-11-27T08:45:00+01:00', until: '2026-11-27T16:15:00+01:00' }]
  expect(await cars().setCards(car('101'), cards, signal)).toBe('taken')
  expect(unit.cards()).toEqual(cards)
  expect(await cars().open({ ...car('101'), way: 'DIAL', phone: '+4790000000' }, signal)).toBe('opened')
})

test('a car that says no, one that is unknown, one whose unit fell over and a wrong token are told apart', async () => {
  expect(await cars().open(car('102'), signal)).toBe('refused')
  expect(await cars().lock(car('102'), signal)).toBe('door-open')
  expect(await cars().open(car('999'), signal)).toBe('refused')
  expect(await cars().open(car('103'), signal)).toBe('silent')
  expect(await createHttpCarAccess(url, { token: 'et-annet-ord-enn-det-rette' }).open(car('101'), signal)).toBe(
    'refused',
  )
  expect(await createHttpCarAccess(url).open(car('101'), signal)).toBe('refused')
})

test('a call that comes twice with one id is done once, and another version of the protocol is refused', async () => {
  const post = (id: string, protocol = '1') =>
    fetch(`${url}/cars/101/open`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'delebil-car-protocol': protocol,
        'x-request-id': id,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ organizationId: 1, licensePlate: 'EL12345', way: 'TELEMATICS', phone: null }),
    })
  const before = unit.opens
  const answers = await Promise.all([post('a'), post('a'), post('a')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(unit.opens).toBe(before + 1)
  expect((await post('b', '2')).status).toBe(400)
})
