import { expect, test } from 'vitest'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'
import type { AdminInput } from '../../../testing/test-admin-site.ts'

const { site, ask, undone } = openAdminDesk()

/** The least that makes a car. */
const least = { carNumber: 9001, licensePlate: 'EK 90011', modelId: 1, locationId: 1, tariffKey: 'small' }
const template = { seats: 5, color: 'blue', properties: [], access: ['TELEMATICS'], active: true }
const wrong = async (name: string, input: AdminInput) =>
  (await ask(name, input)).body.errors.map(({ fieldName, code }) => [fieldName, code])

test(
  'a plate is the same however it is typed: one in use is refused, an empty one too',
  undone(async () => {
    const { body } = await ask('cars.create', { body: { ...template, ...least } })
    expect(body.entity).toMatchObject({ licensePlate: 'EK90011' })
    for (const licensePlate of ['el10050', 'EL 10050', 'el-10050']) {
      const again = { ...template, ...least, carNumber: 9002, licensePlate }
      expect(await site.undone(() => wrong('cars.create', { body: again }))).toEqual([
        ['licensePlate', 'car.plate-taken'],
      ])
    }
    expect(await wrong('cars.create', { body: { ...template, ...least, licensePlate: ' - ' } })).toEqual([
      ['licensePlate', 'field.required'],
    ])
  }),
)

test(
  'the name of a model is taken in any letter case and spacing, and may be respelled by its own model',
  undone(async () => {
    const body = { category: 'small', bodyType: 'suv', seats: 5, chargers: [] }
    const made = await ask('models.create', { body: { ...body, name: 'Škoda Øyvær iV' } })
    const { id, version } = made.body.entity as { id: number; version: number }
    for (const name of ['škoda øyvær iv', 'ŠKODA ØYVÆR IV', 'Škoda  Øyvær iV ', 'Škoda ØyværiV']) {
      const refused = await ask('models.create', { body: { ...body, name } })
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'model.name-taken', errors: [{ fieldName: 'name', code: 'model.name-taken' }] },
      })
      const input = { params: { id: 50 }, body: { version: 1, name } }
      expect(await wrong('models.change', input)).toEqual([['name', 'model.name-taken']])
    }
    const own = { params: { id }, body: { version, name: 'ŠKODA Øyvær iV' } }
    expect((await ask('models.change', own)).body.entity).toMatchObject({ name: 'ŠKODA Øyvær iV' })
    const variant = await ask('models.create', { body: { ...body, name: 'Škoda Øyvær iV 80' } })
    expect(variant.status).toBe(201)
  }),
)

test('a phone number that is none is refused on cars and help pages too', async () => {
  const car = { ...template, ...least, access: ['DIAL'] }
  expect(await wrong('cars.create', { body: { ...car, dialToOpenPhone: 'hei' } })).toEqual([
    ['dialToOpenPhone', 'field.phone'],
  ])
  const page = { title: 'Punktert', text: 'Ring oss', tags: [], position: 1, active: true, phone: '55 hei 12' }
  expect(await wrong('situations.create', { body: page })).toEqual([['phone', 'field.phone']])
  const own = { situationId: 50, carId: 50, text: 'Under setet', phone: '1' }
  expect(await wrong('situations/specific.create', { body: own })).toEqual([['phone', 'field.phone']])
})

test('a specific solution with both a model and a car, or with neither, is refused at the field', async () => {
  const of = (more: object) => wrong('situations/specific.create', { body: { situationId: 50, text: 'Her', ...more } })
  expect(await of({ modelId: 50, carId: 50 })).toEqual([['carId', 'situation.one-target']])
  expect(await of({})).toEqual([['modelId', 'situation.one-target']])
})

test('a fuel card that expires on a day that does not exist is refused at its field', async () => {
  const card = { cardNumber: '7003', supplier: 'Circle K', expires: '2026-02-30' }
  expect(await wrong('cars.add-fuel-card', { params: { id: 50 }, body: card })).toEqual([['expires', 'field.format']])
})

test(
  'a damage is linked only to a reservation that has or had the damaged car',
  undone(async () => {
    const damage = { carId: 53, kind: 'DEVIATION', description: 'Lukter røyk' }
    const lay = (reservationId: number) => ask('damages.create', { body: { ...damage, reservationId } })
    expect((await lay(50)).body.errors).toMatchObject([{ fieldName: 'reservationId', code: 'field.unknown' }])
    expect(await lay(53)).toMatchObject({ status: 201 })
    await site.database.change(`insert into reservation_change (organization_id, reservation_id, action, changes, at)
      values (1, 50, 'changed', '{"carId": {"from": 53, "to": 1}}', now())`)
    expect(await lay(50)).toMatchObject({ status: 201 })
  }),
)
