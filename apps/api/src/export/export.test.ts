import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeOrganizationArchive } from '../platform/db/organization-archive/write-organization-archive.ts'
import { createTestDatabase, type TestDatabase } from '../platform/db/test-database.ts'
import { createTestOrg } from '../platform/db/test-org.ts'
import { insertSamples } from '../testing/test-admin-samples.ts'
import { insertStrangers, strange } from '../testing/test-admin-strangers.ts'

const folder = mkdtempSync(join(tmpdir(), 'delebil-export-test-'))
const file = join(folder, 'nord.tar.gz')
let suite: TestDatabase
let url: string
let key: string
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
  await insertSamples(suite.database, [1])
  await insertStrangers(suite.database)
  await suite.database.change(`update person set password_hash = 'hemmelig-hash' where id = 1`)
  await suite.database.change(`update membership set name = '=cmd|calc' where organization_id = 1 and id = 1`)
  const own = await suite.database.theRow<{ key: string; url: string }>(
    `select key, current_database() as url from organization where id = 1`,
  )
  key = own.key
  url = suite.url
})
afterAll(async () => {
  await suite.drop()
  rmSync(folder, { recursive: true })
})

const rowsOf = (table: string): Record<string, string>[] =>
  parse(readFileSync(join(folder, 'tables', `${table}.csv`)), { bom: true, columns: true, delimiter: ';' })

test('the archive of an organization holds each of its rows and files, and nothing of another or of how people log in', async () => {
  const { tables, files } = await writeOrganizationArchive(url, key, file)
  execFileSync('tar', ['-xzf', file, '-C', folder])
  for (const { name, rows } of tables) {
    expect(rowsOf(name), name).toHaveLength(rows)
    if (name === 'person' || name === 'organization') continue
    const { count } = await suite.database.theRow<{ count: number }>(
      `select count(*)::int as count from "${name}" where organization_id = 1`,
    )
    expect([name, rows]).toEqual([name, count])
  }
  expect(tables.find(({ name }) => name === 'reservation')?.rows).toBeGreaterThan(0)
  const found = ['pictures', 'invoices', 'reminders', 'payment-files'].flatMap((kind) =>
    existsSync(join(folder, kind)) ? readdirSync(join(folder, kind), { recursive: true, withFileTypes: true }) : [],
  )
  expect(found.filter((one) => one.isFile())).toHaveLength(files)
  const all = readdirSync(join(folder, 'tables')).map((name) => readFileSync(join(folder, 'tables', name), 'utf8'))
  for (const text of all) {
    expect(text).not.toContain(strange)
    expect(text).not.toContain('hemmelig-hash')
  }
  expect(rowsOf('person').map(({ id }) => id)).toContain('1')
  expect(rowsOf('membership').find(({ id }) => id === '1')?.['name']).toBe("'=cmd|calc")
  expect(readFileSync(join(folder, 'LES-MEG.txt'), 'utf8')).toContain('reservation;')
})

const command = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--conditions=@delebil/source', fileURLToPath(new URL('./main.ts', import.meta.url)), ...args],
    {
      env: { DATABASE_URL: url },
      encoding: 'utf8',
    },
  )

test('the command says what it wrote; a key that is unknown, a file that is there and a missing word are one sentence', () => {
  const other = join(folder, 'other.tar.gz')
  const made = command('--organization', key, '--to', other)
  expect([made.status, made.stdout]).toEqual([0, expect.stringMatching(/rows of \d+ tables, \d+ files, \d+ bytes/)])
  expect(command('--organization', key, '--to', other)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is there already'),
  })
  const unknown = command('--organization', 'ingen', '--to', join(folder, 'none.tar.gz'))
  expect(unknown).toMatchObject({ status: 1, stderr: 'There is no organization with the key "ingen".\n' })
  expect(existsSync(join(folder, 'none.tar.gz'))).toBe(false)
  expect(command('--to', other)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--organization is missing'),
  })
})
