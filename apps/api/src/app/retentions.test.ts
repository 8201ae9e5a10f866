import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../platform/db/test-database.ts'
import { createTestOrg } from '../platform/db/test-org.ts'
import { registeredRetentions } from './registered-schedules.ts'
import { readRetentionPage } from './test-retention-page.ts'
import { kept, now } from './test-retention-rows.ts'

const tables = Object.values(kept).flatMap((each) => each.tables)
let suite: TestDatabase

type Contents = Record<string, string[]>

const contents = async (): Promise<Contents> => {
  const found = await Promise.all(
    tables.map(async (table) => [
      table,
      (await suite.database.rows<{ row: string }>(`select md5(t::text) as row from ${table} t`))
        .map(({ row }) => row)
        .sort(),
    ]),
  )
  return Object.fromEntries(found)
}

/** What the tables hold of `all` and not of `taken`. */
const without = (all: Contents, taken: Contents, names: readonly string[]): Contents =>
  Object.fromEntries(names.map((name) => [name, (all[name] ?? []).filter((row) => !taken[name]?.includes(row))]))

beforeAll(async () => {
  suite = await createTestDatabase()
  const { database } = suite
  await createTestOrg(database)
  await database.change(
    `insert into partner (organization_id, id, key, name, audience) values (1, 1, 'nabo', 'Nabo', 'delebil')`,
  )
})
afterAll(() => suite.drop())

test('every registered retention has its border in this test', () => {
  expect(registeredRetentions.map(({ name }) => name).sort()).toEqual(Object.keys(kept).sort())
})

test('the page about personal data names each retention with its time', async () => {
  expect(await readRetentionPage(now)).toEqual(
    Object.fromEntries(Object.entries(kept).map(([name, { hours }]) => [name, hours])),
  )
})

test('each retention deletes what is older than its time, keeps what is younger, and nothing of the others', async () => {
  const { database } = suite
  const insert = async ({ hours, aged }: (typeof kept)[string], seconds: number, number: number) => {
    const at = new Date(now.getTime() - hours * 3_600_000 + seconds * 1000)
    for (const sql of aged) await database.change(sql, [at, number].slice(0, sql.includes('$2') ? 2 : 1))
  }
  for (const { forGood = [] } of Object.values(kept))
    for (const sql of forGood) await database.change(sql, [new Date(0)])
  for (const one of Object.values(kept)) await insert(one, 1, 0)
  const old: Record<string, Contents> = {}
  for (const [name, one] of Object.entries(kept)) {
    const before = await contents()
    await insert(one, -1, 1)
    old[name] = without(await contents(), before, one.tables)
    for (const rows of Object.values(old[name])) expect(rows, name).not.toEqual([])
  }
  for (const retention of registeredRetentions) {
    const before = await contents()
    await retention.run(suite, now)
    const left = without(before, old[retention.name] ?? {}, kept[retention.name]?.tables ?? [])
    expect(await contents(), retention.name).toEqual({ ...before, ...left })
  }
})
