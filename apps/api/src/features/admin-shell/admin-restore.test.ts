import { type AdminKey, type AdminResource, adminResources } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import type { AdminTable } from '../admin-records/stores/table.ts'
import { serverResources } from './server-resources.ts'

const { site, ask, undone } = openAdminDesk()
const resources: readonly AdminResource<AdminKey>[] = Object.values(adminResources)
const restorable = resources.filter(({ can }) => can?.restore).map(({ key }) => key)
const params = { id: 50 }

test.each(restorable)('a deleted record of %s is restored as the same record, with one line in its history', (key) =>
  site.undone(async () => {
    const before = (await ask(`${key}.get`, { params })).body
    const row = () => site.database.rows(`select to_jsonb(r) as row from ${serverResources[key].table} r where id = 50`)
    const kept = await row()
    expect((await ask(`${key}.remove`, { params })).status).toBe(204)
    expect((await ask(`${key}.get`, { params })).status).toBe(404)
    expect((await ask(`${key}.restore`, { params })).body.entity).toEqual(before)
    expect(await row()).toEqual(kept)
    const { data } = (await ask(`${key}.history`, { params })).body
    expect((data as { action: string }[]).map(({ action }) => action)).toEqual(['restore', 'remove'])
    // It is there: there is nothing to bring back.
    expect((await ask(`${key}.restore`, { params })).body.code).toBe('resource.unknown')
  }),
)

test(
  'a restored popup message has its places and its dismissals again',
  undone(async () => {
    await site.database.change(`
      insert into entity_message_target (organization_id, message_id, location_id) values (1, 50, 50), (1, 50, 1);
      insert into entity_message_dismissal (organization_id, message_id, person_id, key, at) values (1, 50, 1, 'once', now())`)
    const popup = async () => (await ask('entity-messages.get', { params })).body
    const dismissals = () => site.database.rows('select * from entity_message_dismissal where message_id = 50')
    const [before, closed] = [await popup(), await dismissals()]
    await ask('locations.remove', { params })
    expect(await popup()).toMatchObject({ locationIds: [1] })
    await ask('locations.restore', { params })
    expect(await popup()).toMatchObject({ locationIds: [1, 50] })
    await ask('entity-messages.remove', { params })
    expect(await dismissals()).toEqual([])
    await ask('entity-messages.restore', { params })
    expect(await popup()).toEqual(before)
    expect(await dismissals()).toEqual(closed)
  }),
)

test.each(restorable)('every table that loses rows with a record of %s is declared as going with it', async (key) => {
  const { table, goesWith = {} }: AdminTable = serverResources[key]
  const found = await site.database.rows<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = $1::regclass and confdeltype <> 'a' and confdeltype <> 'r' order by 1`,
    [table],
  )
  expect(found.map(({ name }) => name)).toEqual(Object.keys(goesWith).sort())
})

test(
  'restoring is refused at the field that another record took, and unknown where its parent is gone',
  undone(async () => {
    await ask('models.remove', { params })
    await ask('models.create', {
      body: { name: 'Toyota Yaris', category: 'small', bodyType: 'suv', seats: 5, chargers: [] },
    })
    expect((await ask('models.restore', { params })).body).toMatchObject({
      code: 'model.name-taken',
      errors: [{ fieldName: 'name' }],
    })
    await site.database.change(
      'insert into entity_message_target (organization_id, message_id, location_id) values (1, 50, 50)',
    )
    await ask('entity-messages.remove', { params })
    await ask('locations.remove', { params })
    expect((await ask('entity-messages.restore', { params })).body.code).toBe('resource.unknown')
    await ask('locations.restore', { params })
    expect((await ask('entity-messages.restore', { params })).status).toBe(200)
  }),
)

test(
  'a record can be restored for a day, and never by another club',
  undone(async () => {
    await ask('locations.remove', { params })
    const stranger = await site.hire(2, ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'])
    expect((await site.ask('locations.restore', stranger.token, { params })).status).toBe(404)
    expect((await site.ask('locations.restore', stranger.token, { params, query: { orgId: 1 } })).status).toBe(403)
    await site.database.change(`update admin_removed set at = now() - interval '25 hours'`)
    expect((await ask('locations.restore', { params })).body.code).toBe('resource.unknown')
  }),
)

test(
  'a fuel card removed from a car is restored as it was, for that car only',
  undone(async () => {
    const at = { params: { id: 50, fuelCardId: 50 } }
    const cards = async () => (await ask('cars.fuel-cards', { params })).body.data
    const before = await cards()
    expect((await ask('cars.remove-fuel-card', at)).status).toBe(204)
    expect(await cards()).toEqual([])
    expect((await ask('cars.restore-fuel-card', { params: { id: 53, fuelCardId: 50 } })).status).toBe(404)
    expect((await ask('cars.restore-fuel-card', at)).body.entity).toEqual(before[0])
    expect(await cards()).toEqual(before)
    expect((await ask('cars.history', { params })).body.data).toMatchObject([
      { action: 'restore-fuel-card', changes: { fuelCard: { from: null, to: 'Circle K 7002 1' } } },
      { action: 'remove-fuel-card' },
    ])
    expect((await ask('cars.restore-fuel-card', at)).body.code).toBe('resource.unknown')
  }),
)
