import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../platform/db/test-database.ts'
import { createTestOrg } from '../platform/db/test-org.ts'

const folder = mkdtempSync(join(tmpdir(), 'delebil-close-'))
let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(async () => {
  await suite.drop()
  rmSync(folder, { recursive: true })
})

const command = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--conditions=@delebil/source', fileURLToPath(new URL('./main.ts', import.meta.url)), ...args],
    { env: { DATABASE_URL: suite.url }, encoding: 'utf8' },
  )
const closed = () => suite.database.rows<{ key: string }>('select key from organization where closed_at is not null')

test('the command writes the archive first, and closes nothing where it cannot be written or nobody has the key', async () => {
  const file = join(folder, 'nord.tar.gz')
  expect(command('--organization', 'ingen', '--to', file)).toMatchObject({
    status: 1,
    stderr: 'There is no organization with the key "ingen".\n',
  })
  expect(command('--to', file)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--organization is missing'),
  })
  expect(command('--organization', 'nord', '--to', join(folder, 'nowhere', 'nord.tar.gz')).status).toBe(1)
  expect([existsSync(file), await closed()]).toEqual([false, []])
  const done = command('--organization', 'nord', '--to', file)
  expect([done.status, done.stdout]).toEqual([
    0,
    expect.stringMatching(/is closed: \d+ people and \d+ rows are deleted/),
  ])
  expect([existsSync(file), await closed()]).toEqual([true, [{ key: 'nord' }]])
  expect(command('--organization', 'nord', '--to', file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is there already'),
  })
})
