import { contract, type Endpoint, type EndpointName, requestAddress } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import { hash } from '@node-rs/argon2'
import { startFakeCarAccess } from '../adapters/car-access/fake.ts'
import { changePasswordHash } from '../features/accounts/stores/persons.ts'
import { type Config, readConfig } from '../platform/config.ts'
import type { Database } from '../platform/db/pool.ts'
import { createTestDatabase, type TestDatabase } from '../platform/db/test-database.ts'
import { createTestOrg } from '../platform/db/test-org.ts'
import { type RunningServer, startServer } from '../server.ts'
import { makeTestEmbed } from './test-embed.ts'

/** Whom the HTTP suites log in as: people of the test club. */
export const testPeople = {
  owner: 'eva@delebil.test',
  colleague: 'kari@delebil.test',
  stranger: 'fia@delebil.test',
} as const
export const testPassword = 'delebil-demo'

export type TestAnswer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; undefined where it is none. */
  readonly body: Record<string, unknown> | undefined
}

export type TestCall = {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly token?: string | undefined
  readonly headers?: Record<string, string>
}

/** The id of the entity that a change answered with; 0 where it was refused. */
export const entityIdOf = ({ body }: TestAnswer): number => (body?.entity as { id: number } | undefined)?.id ?? 0

const parse = (text: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Less than a test has: whoever waits for ever is named, and not only the test that waited.
const patienceMilliseconds = 25_000

/** Fetches an address and reads the whole answer; a call that is not answered within 25 s is named by the error. */
export const ask = async (url: string, init?: RequestInit): Promise<TestAnswer> => {
  const signal = AbortSignal.timeout(patienceMilliseconds)
  const response = await fetch(url, { signal, ...init }).catch((cause: unknown) => {
    throw new Error(`${init?.method ?? 'GET'} ${url} was not answered.`, { cause })
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: parse(text) }
}

const send = (address: string, declaration: Endpoint, call: TestCall): Promise<TestAnswer> => {
  return ask(`${address}${requestAddress(declaration, call.params, call.query)}`, {
    method: declaration.method,
    headers: {
      ...(call.token && { authorization: call.token }),
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
  })
}

/** Calls an endpoint of the contract with whatever is given, right or wrong. */
export const callEndpoint = (address: string, name: EndpointName, call: TestCall = {}): Promise<TestAnswer> =>
  send(address, contract[name], call)

/** Makes a call of the admin area in the same way. */
export const callAdmin = (address: string, name: string, call: TestCall = {}): Promise<TestAnswer> =>
  send(address, adminContract[name] as Endpoint, call)

/** Logs in and answers the token. */
export const logIn = async (address: string, username: string): Promise<string> => {
  const { headers } = await callEndpoint(address, 'login', { body: { username, password: testPassword } })
  return headers.get('authorization') ?? ''
}

let passwordHash: string | undefined

/** Puts the test club into a migrated database, with the test's password for its people. */
export const prepareOrg = async (database: Database): Promise<void> => {
  await createTestOrg(database)
  passwordHash ??= await hash(testPassword)
  for (const personId of [1, 2, 3]) await changePasswordHash(database, personId, passwordHash)
}

/** A database of one's own with the test club, whose people have the test's password. */
export const createOrgDatabase = async (): Promise<TestDatabase> => {
  const suite = await createTestDatabase()
  await prepareOrg(suite.database)
  return suite
}

export type TestSite = {
  readonly suite: TestDatabase
  readonly server: RunningServer
  readonly address: string
  /** One more server on the same database. */
  readonly startAnother: (settings?: Partial<Config>) => Promise<RunningServer>
  readonly stop: () => Promise<void>
}

/** A server on a database of its own, with the test club and its people. The log goes to `lines`, web pages come from `hostFolder`. */
export const startTestSite = async (
  settings: Partial<Config> = {},
  lines: string[] = [],
  hostFolder = '',
): Promise<TestSite> => {
  const suite = await createOrgDatabase()
  const cars = await startFakeCarAccess()
  const embed = makeTestEmbed()
  const servers: RunningServer[] = []
  const startAnother = async (more: Partial<Config> = {}) => {
    const config = {
      ...readConfig({}),
      DATABASE_URL: suite.url,
      PORT: 0,
      HOST: '127.0.0.1',
      CAR_ACCESS_URL: cars.url,
      ...settings,
      ...more,
    }
    const logStream = { write: (line: string) => void lines.push(line) }
    const server = await startServer(config, { hostFolder, embedFolder: embed.folder, logStream })
    servers.push(server)
    return server
  }
  const server = await startAnother()
  const stop = async () => {
    await Promise.all(servers.map((running) => running.stop()))
    await cars.stop()
    embed.remove()
    await suite.drop()
  }
  return { suite, server, address: server.address, startAnother, stop }
}
