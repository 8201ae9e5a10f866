import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { markedPicture } from '../../adapters/pictures/test-pictures.ts'
import { testOrg } from '../../platform/db/test-org.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { pictureRetention } from '../messages/picture-retention.ts'
import { book, minutesOn, NOW, onto } from '../reservations/member/test-bookings.ts'

const { owner, colleague, stranger } = testOrg
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await api.database.change('update car_model set battery_kwh = 60 where id = 1')
})
afterAll(() => api.drop())
beforeEach(() => api.database.change('delete from reservation_expense; delete from reservation'))

type Reserved = { id: number }
const upload = async (reservation: Reserved, shade = 255, as: number = owner) => {
  const file = new Blob([await markedPicture(shade).jpeg().toBuffer()])
  return (await api.ask('uploadPicture', as, onto(reservation, { file }), NOW)).entity.id
}
const charging = { kind: 'CHARGING', amountOre: 20_000, quantity: 40, station: 'Recharge', boughtAt: minutesOn(30) }
const wire = (body: object) => JSON.parse(JSON.stringify(body)) as object
const send = (reservation: Reserved, body: object, as: number = owner, minute = 60) =>
  api.ask('sendExpense', as, onto(reservation, wire({ ...charging, ...body })), minutesOn(minute))
const list = async (reservation: Reserved, as: number = owner) =>
  (await api.ask('listExpenses', as, onto(reservation), NOW)).data
const refused = async (call: Promise<unknown>) => {
  const error = await call.catch((one: unknown) => one)
  if (!(error instanceof Refusal)) throw new Error('It was answered.')
  return [error.code, Object.fromEntries((error.errors ?? []).map(({ fieldName, code }) => [fieldName, code]))]
}

test('a receipt that agrees with the trip is kept, waits for the club, and is listed for its sender alone', async () => {
  const trip = await book(api.ask, 0, 120)
  const pictureId = await upload(trip)
  const { entity } = await send(trip, { pictureId })
  expect(entity).toMatchObject({ state: 'RECEIVED', deviations: [], amountOre: 20_000, quantity: 40, pictureId })
  expect(await list(trip)).toEqual([entity])
  await api.ask('updateDrivers', owner, onto(trip, [{ id: owner }, { id: colleague }]), NOW)
  expect(await list(trip, colleague)).toEqual([])
  expect(await refused(send(trip, { pictureId }))).toEqual(['resource.unknown', {}])
  expect(await refused(list(trip, stranger))).toEqual(['resource.unknown', {}])
})

test('an expense that does not agree with the trip is told at each field, and taken once its sender stands by it', async () => {
  const trip = await book(api.ask, 0, 120)
  const pictureId = await upload(trip)
  const odd = { pictureId, kind: 'FUEL', fuel: 'DIESEL', quantity: 130, amountOre: 900_000, boughtAt: minutesOn(-120) }
  expect(await refused(send(trip, odd))).toEqual([
    'expense.deviates',
    {
      boughtAt: 'expense.outside-trip',
      kind: 'expense.wrong-kind',
      quantity: 'expense.above-tank',
      amountOre: 'expense.unlikely-price',
    },
  ])
  expect(await list(trip)).toEqual([])
  const { entity } = await send(trip, { ...odd, acceptDeviations: true })
  expect(entity.deviations.toSorted()).toEqual([
    'expense.above-tank',
    'expense.outside-trip',
    'expense.unlikely-price',
    'expense.wrong-kind',
  ])
})

test('fuel that does not fit the car is told at its field, and what fits is taken: expense.wrong-fuel', async () => {
  await api.database.change(`update car set properties = '{FUEL_TYPE:DIESEL}' where organization_id = 1 and id = 1`)
  const trip = await book(api.ask, 0, 120)
  const pictureId = await upload(trip)
  const filled = { pictureId, kind: 'FUEL', quantity: 30, amountOre: 63_000 }
  expect(await refused(send(trip, { ...filled, fuel: 'GASOLINE' }))).toEqual([
    'expense.deviates',
    { fuel: 'expense.wrong-fuel' },
  ])
  expect(await refused(send(trip, { pictureId }))).toEqual(['expense.deviates', { kind: 'expense.wrong-kind' }])
  expect((await send(trip, { ...filled, fuel: 'DIESEL' })).entity.deviations).toEqual([])
  await api.database.change(`update car set properties = '{FUEL_TYPE:ELECTRIC}' where organization_id = 1 and id = 1`)
})

test('more kWh than the battery of the model holds stands out', async () => {
  const trip = await book(api.ask, 0, 120)
  const pictureId = await upload(trip)
  const code = async (quantity: number) => refused(send(trip, { pictureId, quantity, amountOre: quantity * 500 }))
  expect(await code(73)).toEqual(['expense.deviates', { quantity: 'expense.above-tank' }])
  expect((await send(trip, { pictureId, quantity: 72, amountOre: 36_000 })).entity.deviations).toEqual([])
})

test('the same picture is money once, also on another trip, and the same place, amount and minute stand out', async () => {
  const trip = await book(api.ask, 0, 120)
  const other = await book(api.ask, 0, 120, { carId: 2 })
  await send(trip, { pictureId: await upload(trip) })
  expect(
    await refused(send(other, { pictureId: await upload(other), amountOre: 21_000, acceptDeviations: true })),
  ).toEqual(['expense.receipt-used', { pictureId: 'expense.receipt-used' }])
  const twin = { pictureId: await upload(other, 90), station: 'recharge' }
  expect(await refused(send(other, twin))).toEqual(['expense.deviates', { station: 'expense.seen-before' }])
  expect((await send(other, { ...twin, acceptDeviations: true })).entity.deviations).toEqual(['expense.seen-before'])
})

test('a receipt that was refused can be sent again, and is then money once', async () => {
  const trip = await book(api.ask, 0, 120)
  await send(trip, { pictureId: await upload(trip) })
  await api.database.change("update reservation_expense set state = 'REFUSED', decided_at = now()")
  const { entity } = await send(trip, { pictureId: await upload(trip) })
  expect(entity.state).toBe('RECEIVED')
})

test('a purchase that is yet to come, no amount, no litres and no picture of its sender are refused at their fields', async () => {
  const trip = await book(api.ask, 0, 120)
  const pictureId = await upload(trip)
  expect(await refused(send(trip, { pictureId, boughtAt: minutesOn(61) }))).toEqual([
    'expense.in-future',
    { boughtAt: 'expense.in-future' },
  ])
  expect(await refused(send(trip, { pictureId, amountOre: 0, quantity: null }))).toEqual([
    'expense.amount',
    { amountOre: 'expense.amount', quantity: 'field.required' },
  ])
  expect(await refused(send(trip, { pictureId: 4711 }))).toEqual(['resource.unknown', {}])
})

test('no expense is taken before the opening window or 90 days after the end', async () => {
  const trip = await book(api.ask, 120, 240)
  const pictureId = await upload(trip)
  expect(await refused(send(trip, { pictureId, boughtAt: minutesOn(0) }, owner, 60))).toEqual([
    'reservation.not-started',
    {},
  ])
  expect(await refused(send(trip, { pictureId }, owner, 240 + 91 * 24 * 60))).toEqual(['expense.too-late', {}])
})

test('the picture of a receipt is kept when those that wait are forgotten', async () => {
  const trip = await book(api.ask, 0, 120)
  const pictureId = await upload(trip)
  await send(trip, { pictureId })
  const waiting = await upload(trip, 90)
  await pictureRetention.run({ database: api.database }, minutesOn(9 * 24 * 60))
  expect(await api.database.rows('select id from picture where id = any($1)', [[pictureId, waiting]])).toEqual([
    { id: pictureId },
  ])
})
