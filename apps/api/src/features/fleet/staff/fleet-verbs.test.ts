import { carColors } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'
import { pictureText } from '../../../testing/test-admin-samples.ts'
import { carColors as drawn } from '../car-image/render-car-image.ts'

const { site, ask, undone } = openAdminDesk()

test('every colour that a car is drawn in has a Norwegian name, and no other has one', () => {
  expect(Object.keys(carColors)).toEqual(drawn)
})

test('the list of tariffs holds those of the own club only', async () => {
  const { body } = await ask('cars.tariffs')
  const own = await site.database.rows<{ key: string }>('select distinct key from tariff where organization_id = 1')
  const keys = (body.data as { key: string; name: string }[]).map(({ key }) => key)
  expect(keys.sort()).toEqual(own.map(({ key }) => key).sort())
})

test(
  'a car tells the name of its tariff, and refuses a colour or equipment that does not exist',
  undone(async () => {
    const [tariff] = (await ask('cars.tariffs')).body.data as { key: string; name: string }[]
    const change = (values: object) => ask('cars.change', { params: { id: 50 }, body: { version: 1, ...values } })
    expect((await ask('cars.get', { params: { id: 50 } })).body).toMatchObject({ tariff: tariff?.name })
    for (const [name, value] of Object.entries({ color: 'rosa', tariffKey: 'gull', properties: ['FUEL_TYPE:LUFT'] })) {
      expect(await change({ [name]: value })).toMatchObject({ body: { errors: [{ code: 'field.unknown' }] } })
    }
    await site.database.change(`
      insert into property_group (key, name, operator, position) values ('GEAR', 'Girkasse', 'OR', 90) on conflict do nothing;
      insert into property (group_key, key, name, position) values ('GEAR', 'AUTO', 'Automat', 1) on conflict do nothing`)
    const properties = ((await ask('cars.properties')).body.data as { key: string }[]).map(({ key }) => key)
    expect(properties).toContain('GEAR:AUTO')
    expect((await change({ color: 'lightBlue', properties })).body.entity).toMatchObject({
      color: 'lightBlue',
      properties,
    })
    const filter = JSON.stringify([{ field: 'color', operator: 'is', value: 'lightBlue' }])
    expect((await ask('cars.list', { query: { filter } })).body.data).toMatchObject([{ id: 50 }])
  }),
)

test(
  'popup messages are filtered by the car, model or place that they are about',
  undone(async () => {
    const about = { carIds: [50], modelIds: [1], locationIds: [1] }
    await ask('entity-messages.change', { params: { id: 50 }, body: { version: 1, ...about } })
    for (const [field, [value]] of Object.entries(about)) {
      const ids = async (asked: unknown) => {
        const filter = JSON.stringify([{ field, operator: 'is', value: asked }])
        return (await ask('entity-messages.list', { query: { filter } })).body.data as { id: number }[]
      }
      expect(await ids(value)).toMatchObject([{ id: 50 }])
      expect(await ids(60)).toEqual([])
    }
  }),
)

test(
  'a picture of a damage keeps its alternative text, and sent twice is stored once',
  undone(async () => {
    const base64Data = await pictureText()
    const add = () =>
      ask('damages.add-picture', { params: { id: 50 }, query: { alt: 'Bulk i døra' }, body: { base64Data } })
    const first = (await add()).body.entity as { id: number; alt: string }
    expect(first).toMatchObject({ alt: 'Bulk i døra' })
    expect((await add()).body.entity).toEqual(first)
    const { body } = await ask('damages.pictures', { params: { id: 50 } })
    expect(body.data).toEqual(expect.arrayContaining([first, expect.objectContaining({ id: 50, alt: null })]))
    expect(body.data).toHaveLength(2)
    const empty = await ask('damages.add-picture', { params: { id: 50 }, query: { alt: '' }, body: { base64Data } })
    expect(empty.body.errors).toMatchObject([{ code: 'field.required' }])
  }),
)

test(
  'a damage takes only a reservation of the club, and tells its number and whether the car is in use',
  undone(async () => {
    const change = (version: number, reservationId: number | null) =>
      ask('damages.change', { params: { id: 50 }, body: { version, reservationId } })
    expect((await change(1, 987_654)).body.errors).toMatchObject([
      { code: 'field.unknown', fieldName: 'reservationId' },
    ])
    const { body } = await change(1, 50)
    expect(body.entity).toMatchObject({ reservationId: 50, reservationNumber: expect.any(Number), carActive: true })
    await site.database.change('update car set active = false where organization_id = 1 and id = 1')
    expect((await ask('damages.get', { params: { id: 50 } })).body).toMatchObject({ carActive: false })
  }),
)
