import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { createTestOrg } from '../../platform/db/test-org.ts'
import { insertSamples } from '../../testing/test-admin-samples.ts'
import { insertStrangers } from '../../testing/test-admin-strangers.ts'
import { listOrganizations } from '../organizations/stores/organizations.ts'
import { closeOrganization } from './close-organization.ts'
import { closedOrganizationRetention } from './closed-organization-retention.ts'

const now = new Date('2026-11-27T12:00:00Z')
let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
  await insertSamples(suite.database, [1])
  await insertStrangers(suite.database)
})
afterAll(() => suite.drop())

const tables = async () =>
  (
    await suite.database.rows<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not a.attisdropped order by 1`,
    )
  ).map(({ name }) => name)
const digests = async (organizationId: number): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const name of await tables()) {
    const { rows, digest } = await suite.database.theRow<{ rows: number; digest: string | null }>(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from "${name}" t where organization_id = $1`,
      [organizationId],
    )
    if (rows > 0) found[name] = `${rows} ${digest}`
  }
  return found
}
const names = async () =>
  suite.database.rows<{ id: number; name: string }>('select id, name from person where id in (1, 2, 3) order by id')

test('an organization that is closed lets nobody in, keeps its books and no words, and touches no other', async () => {
  const [own, other] = [await digests(1), await digests(2)]
  // Kari works for both.
  await suite.database.change(
    `insert into organization_person (organization_id, person_id) values (2, 2) on conflict do nothing`,
  )
  const { people, rows } = await closeOrganization(suite.database, 1, now)
  expect([people > 0, rows > 0]).toEqual([true, true])
  expect((await listOrganizations(suite.database)).map(({ id }) => id)).toEqual([2])
  expect(await suite.database.rows('select from membership_type where organization_id = 1 and active')).toEqual([])
  expect(await suite.database.rows('select from car where organization_id = 1 and active')).toEqual([])
  expect(await names()).toMatchObject([
    { name: 'Slettet bruker' },
    { name: 'Kari Kollega' },
    { name: 'FREMMED Person' },
  ])
  const left = await digests(1)
  for (const table of ['invoice', 'invoice_line', 'charge', 'incoming_payment', 'payment_allocation'] as const)
    expect(left[table]?.split(' ')[0], table).toBe(own[table]?.split(' ')[0])
  const gone = [
    'membership_member',
    'organization_permission',
    'picture',
    'admin_change',
    'partner',
    'sms',
    'person_view',
  ]
  expect(gone.filter((table) => left[table] !== undefined)).toEqual([])
  const after = await digests(2)
  delete after['organization_person']
  delete other['organization_person']
  expect(after).toEqual(other)
})

test('a closed organization is closed once more where somebody stopped half-way, and stays until the law lets it go', async () => {
  expect(await closeOrganization(suite.database, 1, new Date(now.getTime() + 1000))).toMatchObject({ people: 0 })
  const other = await digests(2)
  await closedOrganizationRetention.run({ database: suite.database }, new Date('2031-12-31T22:00:00Z'))
  expect(Object.keys(await digests(1))).toContain('invoice')
  await closedOrganizationRetention.run({ database: suite.database }, new Date('2031-12-31T23:30:00Z'))
  expect(await digests(1)).toEqual({})
  expect(await suite.database.rows('select from organization where id = 1')).toHaveLength(0)
  expect(await digests(2)).toEqual(other)
})
