import { expect, test } from 'vitest'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'

const { ask, undone } = openAdminDesk()

type Offered = { id: number; priceOre: number | null; metres: number | null; taken: { start: string; end: string }[] }
const hour = (ahead: number) => new Date(Math.ceil(Date.now() / 3_600_000 + ahead) * 3_600_000).toISOString()
const offered = async (query: object) => (await ask('cars.options', { query: { ...query } })).body.data as Offered[]
const of = (cars: readonly Offered[], id: number) => cars.find((car) => car.id === id)

test(
  'a car taken in the period says when, is free beside it, and is not in the way of its own reservation',
  undone(async () => {
    const body = { membershipId: 2, personId: 2, carId: 3, start: hour(300), end: hour(303), superDamageWaiver: true }
    const { id } = (await ask('reservations.create', { body })).body.entity as { id: number }
    const period = { start: hour(302), end: hour(305) }
    const cars = await offered(period)
    expect(of(cars, 3)?.taken.map(({ start }) => new Date(start).toISOString())).toEqual([hour(300)])
    expect(of(cars, 1)?.taken).toEqual([])
    expect(of(cars, 1)?.priceOre).toBeGreaterThan(0)
    expect(of(await offered({ start: hour(303), end: hour(305) }), 3)?.taken).toEqual([])
    expect(of(await offered({ ...period, reservationId: id }), 3)?.taken).toEqual([])
  }),
)

test('cars are found by number, plate, model and place, and the nearest come first', async () => {
  expect((await offered({ q: '102' })).map(({ id }) => id)).toEqual([2])
  expect((await offered({ q: 'EL10003' })).map(({ id }) => id)).toEqual([3])
  expect((await offered({ q: 'Torget' })).length).toBeGreaterThan(2)
  const near = await offered({ nearCarId: 3 })
  expect(near.slice(0, 3).map(({ id }) => id)).toEqual([3, 2, 1])
  expect(near[0]).toMatchObject({ metres: 0, priceOre: null })
})

test('a car of another club is not offered, and a period that ends before it begins is refused', async () => {
  expect((await offered({ q: 'VH10004' })).length).toBe(0)
  const { body } = await ask('cars.options', { query: { start: hour(5), end: hour(3) } })
  expect(body).toMatchObject({ errors: [{ fieldName: 'end' }] })
})
