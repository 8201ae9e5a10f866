import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import { newTariff } from '../../testing/test-billing-samples.ts'
import { tariffsOfCars } from '../price/stores/tariffs.ts'

const { site, ask, undone } = openAdminDesk()

const day = (ahead: number) => osloDateText(addOsloDays(new Date(), ahead))
const create = async (body: object) => ask('tariffs.create', { body: { ...newTariff, ...body } })
const field = ({ body }: Awaited<ReturnType<typeof create>>) => {
  const [first] = (body.errors ?? []) as { code: string; fieldName: string }[]
  return first && [first.fieldName, first.code]
}
const hourOreAt = async (at: Date) => (await tariffsOfCars(site.database, [1], at))[0]?.tariff.hourOre

test(
  'a tariff that takes over for another is the price of its cars from midnight in Oslo of its day, and not before',
  undone(async () => {
    const { entity } = (await create({ validFrom: '2027-10-31', tierFromKm: 100, tierOre: 250 })).body
    expect(entity).toMatchObject({
      name: 'Liten',
      validFrom: '2027-10-31',
      kilometerOre: 350,
      tierFromKm: 100,
      tierOre: 250,
    })
    expect(entity).toMatchObject({ inForce: false })
    // The night when the clock is put back.
    expect(await hourOreAt(new Date('2027-10-30T23:59:59+02:00'))).toBe(4000)
    expect(await hourOreAt(new Date('2027-10-31T00:00:00+02:00'))).toBe(4500)
  }),
)

test(
  'the form of a new tariff begins tomorrow, and that of the first one of all today',
  undone(async () => {
    const begins = ({ body }: Awaited<ReturnType<typeof create>>) => (body.entity as { validFrom: string }).validFrom
    expect(begins(await ask('tariffs.template'))).toBe(day(1))
    await site.database.change("insert into organization (id, key, name) values (90, 'ny', 'Ny bildeling')")
    const { token } = await site.hire(90, ['BILLING_WRITE'])
    expect(begins(await site.ask('tariffs.template', token))).toBe(day(0))
  }),
)

test(
  'a tariff of its own is for cars that are given it, and takes nothing over',
  undone(async () => {
    const { entity } = (await create({ replacesId: null, name: 'Varebil', validFrom: day(0) })).body
    expect(entity).toMatchObject({ name: 'Varebil', inForce: true, carCount: 0 })
    const { data } = (await ask('cars.tariffs')).body as unknown as { data: { name: string }[] }
    expect(data.map(({ name }) => name)).toContain('Varebil')
    expect(await hourOreAt(addOsloDays(new Date(), 1))).toBe(4000)
  }),
)

test(
  'a tariff of yesterday, a second one from the same day, or a tier without its price is refused at its field',
  undone(async () => {
    expect(field(await create({ validFrom: day(-1) }))).toEqual(['validFrom', 'tariff.in-past'])
    expect((await create({})).status).toBeLessThan(300)
    expect(field(await create({}))).toEqual(['validFrom', 'tariff.taken'])
    expect(field(await create({ validFrom: day(5), tierFromKm: 100 }))).toEqual(['tierOre', 'field.required'])
    expect(field(await create({ validFrom: day(5), dayCapHours: 25 }))).toEqual(['dayCapHours', 'field.out-of-range'])
  }),
)

test(
  'a tariff to come is deleted; one that has begun, or that a reservation has, stays',
  undone(async () => {
    const { id } = (await create({})).body.entity as { id: number }
    expect((await ask('tariffs.remove', { params: { id }, body: {} })).status).toBeLessThan(300)
    expect((await ask('tariffs.remove', { params: { id: 1 }, body: {} })).body.code).toBe('tariff.in-force')
  }),
)
