import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { readConfig } from './platform/config.ts'
import { demoPassword } from './platform/demo-password.ts'
import { demoLogins } from './seed/demo-logins.ts'
import { type RunningServer, startServer } from './server.ts'
import { callEndpoint, createOrgDatabase, logIn } from './testing/test-site.ts'

const { admin, member } = demoLogins
const own = 'et-eget-passord'
const base = { ...readConfig({}), PORT: 0, HOST: '127.0.0.1', RATE_LIMIT: false, LOG_LEVEL: 'error' as const }
const tryLogin = async ({ address }: RunningServer, username: string, password = demoPassword) =>
  (await callEndpoint(address, 'login', { body: { username, password } })).status
const isLoggedIn = async ({ address }: RunningServer, token: string) =>
  (await callEndpoint(address, 'whoami', { token })).status
const closed = /demoen.*stengt/i
const open = /demoen.*åpne/i

test('with DEMO_DATA off a database that was seeded once refuses the published password and its sessions, and says so', async () => {
  const suite = await createOrgDatabase()
  const passwordHash = await hash(demoPassword)
  const insert = 'insert into person (id, name, email, phone, password_hash) values ($1, $2, $3, $4, $5)'
  await suite.database.change(insert, [703, admin.name, admin.email, admin.phone, passwordHash])
  await suite.database.change(insert, [701, member.name, member.email, member.phone, await hash(own)])
  const on = await startServer({ ...base, DATABASE_URL: suite.url }, { hostFolder: '' })
  const [admins, members] = [await logIn(on.address, admin.email), 'x'.repeat(43)]
  await suite.database.change(
    `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at)
     values (sha256($1::bytea), 701, 'member', now(), now(), now() + interval '1 day')`,
    [members],
  )
  expect(await isLoggedIn(on, admins)).toBe(200)
  expect(on.notes.join('\n')).toMatch(open)
  const off = await startServer({ ...base, DATABASE_URL: suite.url, DEMO_DATA: false }, { hostFolder: '' })
  expect(off.notes.join('\n')).toMatch(closed)
  expect([await tryLogin(off, admin.email), await isLoggedIn(off, admins)]).toEqual([401, 401])
  // Who has chosen a password is no demo any more, but the published one opens nobody's account.
  expect([await tryLogin(off, member.email, own), await isLoggedIn(off, members)]).toEqual([200, 200])
  await suite.database.change('update person set email = $1, password_hash = $2 where id = 701', [
    'ny@x.test',
    passwordHash,
  ])
  expect(await tryLogin(off, 'ny@x.test')).toBe(401)
  for (const server of [on, off]) await server.stop()
  await suite.drop()
}, 60_000)

test('the built-in database restarted with DEMO_DATA off closes the log-ins of the demo, and on opens them again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'delebil-demo-off-'))
  chmodSync(folder, 0o755)
  const start = (DEMO_DATA: boolean) =>
    startServer({ ...base, DATA_DIR: join(folder, 'data'), DEMO_DATA }, { hostFolder: '' })
  const first = await start(true)
  await first.filledIn
  for (const { email, role } of Object.values(demoLogins)) {
    expect(first.notes.find((note) => note.includes(email))).toMatch(new RegExp(`^  ${email} {2,}${role}$`))
  }
  const token = await logIn(first.address, admin.email)
  expect(await isLoggedIn(first, token)).toBe(200)
  await first.stop()
  const off = await start(false)
  expect(off.notes.join('\n')).toMatch(closed)
  expect([await tryLogin(off, admin.email), await isLoggedIn(off, token)]).toEqual([401, 401])
  await off.stop()
  const again = await start(true)
  expect([await tryLogin(again, admin.email), await isLoggedIn(again, token)]).toEqual([200, 401])
  await again.stop()
  rmSync(folder, { recursive: true })
}, 180_000)

test('with DEMO_DATA off a database that was never seeded says nothing of the demo', async () => {
  const suite = await createOrgDatabase()
  const server = await startServer({ ...base, DATABASE_URL: suite.url, DEMO_DATA: false }, { hostFolder: '' })
  expect(server.notes.join('\n')).not.toMatch(/demoen/i)
  await server.stop()
  await suite.drop()
})
