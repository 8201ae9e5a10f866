import { expect, test } from 'vitest'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'
import { listChoosableProperties } from '../stores/own-properties.ts'
import { listPropertyGroups } from '../stores/property-groups.ts'

const { site, ask, undone } = openAdminDesk()
const entityOf = ({ body }: { readonly body: unknown }) => (body as { entity: { id: number } }).entity

const makeShared = () =>
  site.database.change(`insert into property_group (id, key, name, operator, position) values (70, 'EXTRA', 'Utstyr', 'AND', 1);
    insert into property (id, group_key, key, name, position) values (70, 'EXTRA', 'TOW_BAR', 'Hengerfeste', 1)`)

test(
  'a property of an organization is for its own cars alone, and members see it while a car has it',
  undone(async () => {
    await makeShared()
    const { id } = entityOf(await ask('properties.create', { body: { name: 'Sykkelvogn', groupId: 70, position: 2 } }))
    const names = async (organizationId: number) =>
      (await listChoosableProperties(site.database, organizationId)).map(({ name }) => name)
    expect(await names(1)).toEqual(['Hengerfeste', 'Sykkelvogn', 'Barnestol'])
    expect(await names(2)).toEqual(['Hengerfeste'])

    const shown = async () =>
      (await listPropertyGroups(site.database)).flatMap(({ values }) => values.map(({ name }) => name))
    expect(await shown()).toEqual(['Hengerfeste'])
    const { key = '' } =
      (await listChoosableProperties(site.database, 1)).find(({ name }) => name === 'Sykkelvogn') ?? {}
    const change = await ask('cars.change', { params: { id: 50 }, body: { version: 1, properties: [key] } })
    expect(change.status).toBe(200)
    expect(await shown()).toEqual(['Hengerfeste', 'Sykkelvogn'])
    expect(await ask('properties.remove', { params: { id } })).toMatchObject({ body: { code: 'property.in-use' } })
  }),
)

test(
  'a shared property is neither changed nor deleted, and one of another organization is unknown',
  undone(async () => {
    await makeShared()
    for (const kind of ['properties', 'property-groups']) {
      const params = { id: 70 }
      expect(await ask(`${kind}.change`, { params, body: { version: 1, name: 'X' } })).toMatchObject({
        body: { code: 'property.shared' },
      })
      expect(await ask(`${kind}.remove`, { params })).toMatchObject({ body: { code: 'property.shared' } })
    }
    await site.database.change(
      `insert into property_group (id, organization_id, key, name, operator, position) values (71, 2, 'OWN_X', 'Fremmed', 'OR', 1)`,
    )
    expect(await ask('property-groups.get', { params: { id: 71 } })).toMatchObject({ status: 404 })
    expect(await ask('properties.create', { body: { name: 'X', groupId: 71, position: 1 } })).toMatchObject({
      body: { errors: [{ code: 'field.unknown', fieldName: 'groupId' }] },
    })
  }),
)

test(
  'a group with something in it stays',
  undone(async () => {
    expect(await ask('property-groups.remove', { params: { id: 51 } })).toMatchObject({
      body: { code: 'property.in-use' },
    })
    expect((await ask('property-groups.remove', { params: { id: 50 } })).status).toBe(204)
  }),
)
