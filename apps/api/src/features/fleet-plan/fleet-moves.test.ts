import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'

const { site, ask, undone } = openAdminDesk()

const hour = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString()
const geojson = (longitude: number, latitude: number) =>
  JSON.stringify({ type: 'Point', coordinates: [longitude, latitude] })
const entity = ({ body }: Awaited<ReturnType<typeof ask>>) => body.entity as { id: number; version: number }
const whereIs = async (carId: number) => {
  const [car] = await site.database.rows<{ at: number; lat: number; lng: number }>(
    'select location_id as at, lat, lng from car where organization_id = 1 and id = $1',
    [carId],
  )
  return car
}
/** The cars that searches were told of. */
const notified = async () => {
  const rows = await site.database.rows<{ id: number }>(
    `select distinct car_id as id from outbox where topic = 'car' and payload ? 'isAnother'`,
  )
  return rows.map(({ id }) => id)
}

test(
  'a changed position of a place moves the cars that stand there, and tells the search',
  undone(async () => {
    await site.database.change('update car set location_id = 50 where organization_id = 1 and id = 53')
    const body = { version: 1, geojson: geojson(5.5, 60.5) }
    expect(await ask('locations.change', { params: { id: 50 }, body })).toMatchObject({ status: 200 })
    expect(await whereIs(53)).toEqual({ at: 50, lat: 60.5, lng: 5.5 })
    expect((await whereIs(50))?.lat).not.toBe(60.5)
    expect(await notified()).toEqual([53])
  }),
)

test(
  'a changed name of a model tells the search of its cars',
  undone(async () => {
    await site.database.change('update car set model_id = 50 where organization_id = 1 and id = 53')
    await ask('models.change', { params: { id: 50 }, body: { version: 1, name: 'Toyota Yaris Cross' } })
    expect(await notified()).toEqual([53])
  }),
)

const place = async (values: object = {}) =>
  entity(
    await ask('assignments.create', {
      body: { carId: 53, locationId: 50, start: hour(-1), end: hour(5), acceptAffected: true, ...values },
    }),
  )
const replace = (id: number, values: object) =>
  ask('assignments.get', { params: { id } }).then(({ body }) =>
    ask('assignments.change', {
      params: { id },
      body: { version: (body as never as { version: number }).version, acceptAffected: true, ...values },
    }),
  )

test(
  'deleting an assignment that has begun puts the car back at its place',
  undone(async () => {
    const { id } = await place()
    expect(await whereIs(53)).toMatchObject({ at: 50, lat: 60.4 })
    expect(await ask('assignments.remove', { params: { id } })).toMatchObject({ status: 204 })
    expect(await whereIs(53)).toMatchObject({ at: 1, lat: 60.39 })
  }),
)

test(
  'a car follows a changed assignment under way, and returns to its place when all are over',
  undone(async () => {
    const { id: other } = entity(await ask('locations.create', { body: { name: 'Kaia', geojson: geojson(5.2, 60.2) } }))
    const { id } = await place()
    await replace(id, { locationId: other })
    expect(await whereIs(53)).toEqual({ at: other, lat: 60.2, lng: 5.2 })
    await replace(id, { note: 'Vask' })
    expect((await whereIs(53))?.at).toBe(other)
    await replace(id, { start: hour(1) })
    expect((await whereIs(53))?.at).toBe(1)
    await replace(id, { start: hour(-2) })
    expect((await whereIs(53))?.at).toBe(other)
    await replace(id, { end: hour(-1) })
    expect((await whereIs(53))?.at).toBe(1)
    await replace(id, { end: hour(3) })
    expect((await whereIs(53))?.at).toBe(other)
  }),
)

test(
  'a place that a car is to return to cannot be deleted: location.in-use',
  undone(async () => {
    const { id } = entity(await ask('locations.create', { body: { name: 'Kaia', geojson: geojson(5.2, 60.2) } }))
    await site.database.change('update car set location_id = $1 where organization_id = 1 and id = 53', [id])
    const { id: assignment } = await place()
    const gone = () => ask('locations.remove', { params: { id } })
    expect(await gone()).toMatchObject({ status: 409, body: { code: 'location.in-use' } })
    await ask('assignments.remove', { params: { id: assignment } })
    await site.database.change('update car set location_id = 1 where organization_id = 1 and id = 53')
    expect(await gone()).toMatchObject({ status: 204 })
  }),
)

test.each([
  ['locations', 'locationIds'],
  ['models', 'modelIds'],
  ['cars', 'carIds'],
])(
  'deleting the last of the %s that a popup message is about is refused, so that it does not become general',
  (resource, field) =>
    site.undone(async () => {
      await site.database.change('delete from situation_solution; delete from fuel_card')
      const about = (values: object) => ask('entity-messages.change', { params: { id: 50 }, body: values })
      await about({ version: 1, [field]: [50] })
      const gone = () => ask(`${resource}.remove`, { params: { id: 50 } })
      await site.database.change('delete from reservation where car_id = 50; delete from damage where car_id = 50')
      expect(await gone()).toMatchObject({ status: 409, body: { code: 'popup.only-about-this' } })
      await about({ version: 2, locationIds: [1], [field]: field === 'locationIds' ? [1, 50] : [50] })
      expect(await gone()).toMatchObject({ status: 204 })
      expect((await ask('entity-messages.get', { params: { id: 50 } })).body).toMatchObject({ locationIds: [1] })
    }),
)

test(
  'changing what a popup message is about counts its version up, so that a second change is stale',
  undone(async () => {
    const about = (locationIds: number[]) =>
      ask('entity-messages.change', { params: { id: 50 }, body: { version: 1, locationIds } })
    expect(await about([1])).toMatchObject({ status: 200, body: { entity: { version: 2 } } })
    expect(await about([50])).toMatchObject({ status: 409, body: { code: 'record.stale' } })
  }),
)
