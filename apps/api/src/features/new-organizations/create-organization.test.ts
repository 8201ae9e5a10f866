import { permissionAreas } from '@delebil/core-api'
import { standardPolicy } from '@delebil/validation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { readPolicy } from '../organizations/stores/settings.ts'
import { hashToken } from '../sessions/session-token.ts'
import { createOrganization, type NewOrganization } from './create-organization.ts'

const now = new Date('2026-11-22T12:00:00+01:00')
let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
})
afterAll(() => suite.drop())

const asked = (key: string, email = `${key}@x.test`, name = `Klubben ${key}`): NewOrganization => ({
  key,
  name,
  administrator: { name: 'Kari Ny', email },
})
const create = (wanted: NewOrganization) => transaction(suite.database, (tx) => createOrganization(tx, wanted, now))
const count = async (table: string, where = 'true') =>
  (await suite.database.theRow<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`, []))
    .count
const counts = () =>
  Promise.all(['organization', 'person', 'organization_permission', 'product'].map((one) => count(one)))

const addPerson = async (id: number, email: string, provenAt: Date | null) => {
  await suite.database.change(
    `insert into person (id, name, email, password_hash, oidc_id, email_proven_at) values ($1, 'Per Kjent', $2, 'hash', 'sub-' || $1::int, $3)`,
    [id, email, provenAt],
  )
  await suite.database.change(
    `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at)
     values ($1, $2, 'member', $3, $3, $3::timestamptz + interval '1 day')`,
    [hashToken(email), id, now],
  )
}
const readPerson = (id: number) =>
  suite.database.theRow(
    `select name, email, password_hash as hash, oidc_id as sub,
       (select count(*)::int from session where person_id = person.id and revoked_at is null) as sessions from person where id = $1`,
    [id],
  )

describe('a new organization', () => {
  test('has every permission for its administrator, the standard products and settings, a first version of its terms, and no cars or prices', async () => {
    const { organizationId, personId, needsPassword } = await create(asked('nord', 'kari@x.test', 'Nord bildeling'))
    expect(needsPassword).toBe(true)
    const granted = await suite.database.rows<{ permission: string }>(
      'select permission from organization_permission where organization_id = $1 and person_id = $2',
      [organizationId, personId],
    )
    const wanted = permissionAreas.flatMap((area) => [`${area}_READ`, `${area}_WRITE`])
    expect(granted.map(({ permission }) => permission).sort()).toEqual(wanted.sort())
    expect(await count('product', `organization_id = ${organizationId}`)).toBeGreaterThan(3)
    expect(await readPolicy(suite.database, organizationId, now)).toEqual(standardPolicy)
    const own = ['car', 'location', 'tariff', 'membership', 'membership_type', 'organization_setting']
    for (const table of own) expect([table, await count(table)]).toEqual([table, 0])
  })

  test('brings what cars are filtered by, once for all organizations', async () => {
    await create(asked('first'))
    const properties = await count('property')
    expect(properties).toBeGreaterThan(10)
    await create(asked('second'))
    expect(await count('property')).toBe(properties)
  })

  test('can switch on what there is, and nobody switched it on before', async () => {
    const { organizationId } = await create(asked('bryter'))
    const switches = await suite.database.rows(
      'select name, enabled from club_feature where organization_id = $1 order by name',
      [organizationId],
    )
    expect(switches).toEqual([{ name: 'partner-landing', enabled: false }])
  })

  test.each([
    ['name', asked('sor-2', 'ny@x.test', 'SØR Bildeling')],
    ['key', asked('sor', 'ny@x.test', 'En annen')],
  ])('is refused where another has its %s, and nothing of it is left', async (field, again) => {
    await suite.database.change(
      `insert into organization (key, name) values ('sor', 'Sør bildeling') on conflict do nothing`,
    )
    const before = await counts()
    await expect(create(again)).rejects.toMatchObject({ name: 'OrganizationTaken', field })
    expect(await counts()).toEqual(before)
  })

  test('is made once where two make the same at once, whatever keys they chose', async () => {
    const both = ['vest-1', 'vest-2'].map((key) => create(asked(key, 'vest@x.test', 'Vest bildeling')))
    const results = await Promise.allSettled(both)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await count('organization', `name = 'Vest bildeling'`)).toBe(1)
  })
})

describe('an administrator who has an account', () => {
  test('keeps it as it is where the address is proved, and is not made twice', async () => {
    await addPerson(501, 'Per@x.test', now)
    const before = await readPerson(501)
    expect(await create(asked('ost', 'per@X.test'))).toMatchObject({ personId: 501, needsPassword: false })
    expect(await readPerson(501)).toEqual(before)
    expect(await count('person', `lower(email) = 'per@x.test'`)).toBe(1)
  })

  test('may run two organizations with it, each with its own permissions', async () => {
    const first = await create(asked('fjord-1', 'to@x.test'))
    const second = await create(asked('fjord-2', 'to@x.test'))
    expect(second.personId).toBe(first.personId)
    expect(await count('organization_permission', `person_id = ${first.personId}`)).toBe(permissionAreas.length * 4)
  })

  test('loses password, single sign-on and sessions where nobody has proved the address: it may be a stranger', async () => {
    await addPerson(502, 'falsk@x.test', null)
    expect(await create(asked('vik', 'falsk@x.test'))).toMatchObject({ personId: 502, needsPassword: true })
    expect(await readPerson(502)).toMatchObject({ hash: null, sub: null, sessions: 0 })
  })
})
