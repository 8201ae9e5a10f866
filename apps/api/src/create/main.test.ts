import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Endpoint, permissionAreas, requestAddress } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import { expect, test, vi } from 'vitest'
import { startFakeMailServer } from '../adapters/mail/fake.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { startEmbedded } from '../platform/db/embedded/start-embedded.ts'
import { createTestDatabase } from '../platform/db/test-database.ts'
import { startServer } from '../server.ts'
import { ask, callEndpoint } from '../testing/test-site.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))
const username = 'mail@example.no'
const organization = ['organization', '--name', 'Nordfjord bildeling', '--admin', username]
const newPassword = 'et-eget-passord'
const base: Config = { ...readConfig({}), PORT: 0, HOST: '127.0.0.1', RATE_LIMIT: false, LOG_LEVEL: 'error' }

const run = async (env: Record<string, string>, args: readonly string[]) => {
  const child = spawn(process.execPath, ['--conditions=@delebil/source', program, ...args], { env })
  const ended = once(child, 'exit')
  const [out, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await ended) as [number]
  return { code, out, complaint }
}

const createLocation = adminContract['locations.create'] as Endpoint

const tokenIn = (said: string) => /\/reset-password#token=([A-Za-z0-9_-]{43})\b/.exec(said)?.[1] ?? ''

/** Sets the password with the link's token, logs in, and answers what the administrator is let in to. */
const workAs = async (address: string, token: string) => {
  const { status } = await callEndpoint(address, 'resetPassword', { body: { token, newPassword } })
  const { headers } = await callEndpoint(address, 'login', { body: { username, password: newPassword } })
  const session = headers.get('authorization') ?? ''
  const { body } = await callEndpoint(address, 'whoami', { token: session })
  const [granted] = (body?.organizationPermissions ?? []) as { organizationId: number; permissions: string[] }[]
  const made = await ask(`${address}${requestAddress(createLocation, {}, { orgId: granted?.organizationId })}`, {
    method: createLocation.method,
    headers: { authorization: session, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ name: 'Torget', geojson: '{"type":"Point","coordinates":[5.3,60.4]}' }),
  })
  return { reset: status, permissions: granted?.permissions.length, made: made.status }
}
const atWork = { reset: 204, permissions: permissionAreas.length * 2, made: 201 }

test('on a database without mail the command prints a link with which the administrator sets a password and works', async () => {
  const suite = await createTestDatabase()
  const env = { DATABASE_URL: suite.url, PUBLIC_URL: 'https://nordfjord.test/' }
  const made = await run(env, organization)
  expect(made).toMatchObject({ code: 0, complaint: '' })
  expect(made.out).toMatch(/SMTP_URL is empty.*\n {2}https:\/\/nordfjord\.test\/reset-password#token=/)
  const server = await startServer({ ...base, DATABASE_URL: suite.url }, { hostFolder: '' })
  expect(await workAs(server.address, tokenIn(made.out))).toEqual(atWork)
  const again = await run(env, organization)
  expect(again).toMatchObject({ code: 1, out: '' })
  expect(again.complaint).toBe('There is an organization with this name already.\n')
  await server.stop()
  await suite.drop()
}, 60_000)

test('with a mail server the link comes by mail, and the terminal does not show it', async () => {
  const [suite, mails] = [await createTestDatabase(), await startFakeMailServer()]
  const made = await run({ DATABASE_URL: suite.url, SMTP_URL: mails.url }, organization)
  expect(made).toMatchObject({ code: 0, complaint: '' })
  expect(tokenIn(made.out)).toBe('')
  const server = await startServer({ ...base, DATABASE_URL: suite.url, SMTP_URL: mails.url }, { hostFolder: '' })
  const mail = await vi.waitUntil(() => mails.received.find(({ to }) => to === username), { timeout: 15_000 })
  expect(await workAs(server.address, tokenIn(mail.text))).toEqual(atWork)
  await server.stop()
  await mails.stop()
  await suite.drop()
}, 60_000)

test('a built-in database that a server uses is left alone, and once it is free the organization stands in it without the demo', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'delebil-create-'))
  chmodSync(folder, 0o755)
  const DATA_DIR = join(folder, 'data')
  const running = await startEmbedded(DATA_DIR, () => undefined)
  const refused = await run({ DATA_DIR }, organization)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.complaint).toMatch(/^Another Delebil server \(process \d+\) uses the folder .*\. Stop it/)
  await running.stop()
  const made = await run({ DATA_DIR }, organization)
  expect(made).toMatchObject({ code: 0 })
  expect(made.out).toMatch(/DEMO_DATA=off/)
  const server = await startServer({ ...base, DATA_DIR, DEMO_DATA: false }, { hostFolder: '' })
  const { body } = await callEndpoint(server.address, 'listOrganizations')
  expect(JSON.stringify(body)).toMatch(/"key":"nordfjord-bildeling"/)
  expect(JSON.stringify(body)).not.toMatch(/byfjord/)
  expect(await workAs(server.address, tokenIn(made.out))).toEqual(atWork)
  await server.stop()
  rmSync(folder, { recursive: true })
}, 120_000)

test('a command that cannot be meant ends with 2 and a sentence, before it looks for a database', async () => {
  const env = { DATABASE_URL: 'postgres://nowhere.invalid/x' }
  const refused = await run(env, [...organization, '--admin', 'mail@'])
  expect(refused).toMatchObject({ code: 2, out: '' })
  expect(refused.complaint).toMatch(/^--admin must be an e-mail address/)
  const help = await run(env, ['--help'])
  expect(help).toMatchObject({ code: 0, complaint: '' })
  expect(help.out).toMatch(/^npm run create -- organization/)
}, 60_000)
