import { type AdminResource, adminContract, adminResources } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { type AdminTable, expressionOf } from '../stores/admin/table.ts'
import { adminTables } from '../stores/admin/tables.ts'
import { openAdminDesk } from './test-admin-desk.ts'
import { sampleOf } from './test-admin-samples.ts'

const { site, staff } = openAdminDesk()

const tables = Object.entries(adminTables) as readonly [string, AdminTable][]
const changeable = Object.entries(adminResources as unknown as Readonly<Record<string, AdminResource>>).filter(
  ([, { can }]) => can?.change,
)

test.each(tables)('each change of %s counts its version up, whoever makes it', async (_key, { table }) => {
  const triggers = await site.database.rows(
    `select from pg_trigger where tgrelid = $1::regclass and tgname = 'bump_version' and tgenabled <> 'D'`,
    [table],
  )
  expect(triggers).toHaveLength(1)
})

const other: Readonly<Record<string, (column: string) => string>> = {
  'long-text': (column) => `coalesce(${column}, '') || '!'`,
  flag: (column) => `not ${column}`,
  text: (column) => `${column} || '!'`,
}

/** SQL that makes a field of a record something else, as a job or the member would. */
const changeBeside = (table: AdminTable): string => {
  for (const [kind, write] of Object.entries(other)) {
    for (const [name, field] of Object.entries(table.resource.fields)) {
      const column = expressionOf(table, name)
      if (field.kind === kind && field.write && !table.columns?.[name]) return `${column.slice(2)} = ${write(column)}`
    }
  }
  throw new Error(`${table.resource.key} has no field that is easily changed.`)
}

const isRow = ({ isOf }: AdminTable) => (isOf ? 'r.id = $1' : 'r.organization_id = 1 and r.id = $1')
const rowOf = (table: AdminTable, id: unknown) =>
  site.database.rows(`select to_jsonb(r) as row from ${table.table} r where ${isRow(table)}`, [id])
const keptChanges = () => site.database.rows('select count(*) from admin_change')

/** Everything that is sent with the version that was seen, and the record that it is about. */
const writes = changeable.flatMap(([key, { can }]) => [
  [`${key}.change`, key] as const,
  ...(can?.remove ? [[`${key}.remove`, key] as const] : []),
])
const others = [
  ['cars.changeAssignment', 'assignments', 50],
  ['fleet.move', 'reservations', 50],
  ['conflicts.solve', 'reservations', 50],
] as const

test.each([...writes, ...others])('%s is refused where the record is another by now', (name, key, inner?: number) =>
  site.undone(async () => {
    const table = adminTables[key] as AdminTable
    const sample = sampleOf(name, staff.personId, '')
    const { id } = inner ? { id: inner } : (sample.params as { id: number })
    await site.database.change(`update ${table.table} r set ${changeBeside(table)} where ${isRow(table)}`, [id])
    const now = await site.ask(`${key}.get`, staff.token, { params: { id } })
    expect((now.body as unknown as { version: number }).version).toBeGreaterThan(1)
    const before = [await rowOf(table, id), await keptChanges()]
    const query = name.endsWith('.remove') ? { version: 1 } : {}
    const late = await site.ask(name, staff.token, { ...sample, query })
    expect(late).toMatchObject({ status: 409, body: { code: 'record.stale' } })
    if (!inner) expect(late.body.entity).toEqual(now.body)
    expect([await rowOf(table, id), await keptChanges()]).toEqual(before)
  }),
)

type Shape = { readonly entries?: Readonly<Record<string, object>>; readonly item?: object }
const hasVersion = (schema: object = {}): boolean => {
  const { entries = {}, item } = schema as Shape
  return 'version' in entries || Object.values(entries).some(hasVersion) || (item !== undefined && hasVersion(item))
}

test('all calls of the contract that are sent a version are among them', () => {
  const sent = Object.entries(adminContract).flatMap(([name, { body }]) => (hasVersion(body) ? [name] : []))
  const tried = [...writes, ...others].map(([name]) => name)
  expect(sent.filter((name) => !tried.includes(name as never))).toEqual(['saved-views.change'])
})

test('what stands beside the row is a change of the record too', () =>
  site.undone(async () => {
    const params = { id: 50 }
    const save = (body: object) => site.ask('entity-messages.change', staff.token, { params, body })
    expect((await save({ version: 1, locationIds: [1] })).body).toMatchObject({ entity: { version: 2 } })
    expect(await save({ version: 1, locationIds: [] })).toMatchObject({ status: 409, body: { code: 'record.stale' } })
  }))
