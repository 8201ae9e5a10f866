import { type Answer, type Contract, contract, type Endpoint, problemsOf } from '@delebil/core-api'
import * as v from 'valibot'
import { expect } from 'vitest'
import { noAccounting } from '../adapters/accounting/port.ts'
import type { CarAccess } from '../adapters/car-access/port.ts'
import { noLicenseRegister } from '../adapters/license/port.ts'
import { createSharpPictures } from '../adapters/pictures/sharp-pictures.ts'
import type { IdentityProvider } from '../adapters/single-sign-on/port.ts'
import { bookingVerbs } from '../app/verbs.ts'
import { serverResources } from '../features/admin-shell/server-resources.ts'
import { findStanding } from '../features/sessions/stores/standing.ts'
import { readConfig } from '../platform/config.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { createTestDatabase } from '../platform/db/test-database.ts'
import { createTestOrg } from '../platform/db/test-org.ts'
import { savepoint, transaction } from '../platform/db/transaction.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Reply } from '../platform/verb.ts'
import { testCaller } from './test-caller.ts'
import { testSecretsKey } from './test-secrets-key.ts'
import { testSms } from './test-sms.ts'

type VerbName = keyof typeof bookingVerbs
type WireInput = { readonly params?: object; readonly query?: object; readonly body?: unknown }
type LooseVerb = (context: Context, call: object) => Promise<Reply<unknown>>

/** One call as the HTTP side makes it: input parsed and answer checked by the contract. A refusal comes back as its code. */
export type Ask = <N extends VerbName>(
  name: N,
  caller: number | undefined,
  input: WireInput,
  now: Date,
) => Promise<Answer<Contract[N]>>

const parse = (declaration: Endpoint, part: 'params' | 'query' | 'body', input: WireInput): unknown => {
  const schema = declaration[part]
  return schema && v.parse(schema, input[part] ?? {})
}

const checkAnswer = (declaration: Endpoint, reply: Reply<unknown>): unknown => {
  if ('answer' in reply && (reply.answer === undefined || declaration.media)) return reply.answer
  const answer = 'json' in reply ? JSON.parse(reply.json.toString()) : JSON.parse(JSON.stringify(reply.answer))
  if (declaration.response) expect(v.parse(declaration.response, answer)).toEqual(answer)
  return answer
}

const checkRefusal = (declaration: Endpoint, error: unknown): never => {
  if (error instanceof Refusal) expect(problemsOf(declaration)).toContain(error.code)
  throw error
}

/** Cars that do as they are asked, and tell nothing of themselves. */
export const testCarAccess: CarAccess = {
  open: async () => 'opened',
  lock: async () => 'locked',
  condition: async () => 'silent',
  setCards: async () => 'taken',
}

const nobody = async (): Promise<never> => {
  throw new Refusal('single-sign-on.failed')
}
const silentProvider: IdentityProvider = {
  name: 'staff',
  title: '',
  tryOut: async () => undefined,
  begin: nobody,
  finish: nobody,
}

/** A context with ports that do nothing: cars open, nobody is mailed, the licence register is silent. */
export const testContext = (database: Database): Context => ({
  config: readConfig({}),
  secretsKey: testSecretsKey,
  database,
  adminResources: serverResources,
  carAccess: testCarAccess,
  accounting: noAccounting,
  licenseRegister: noLicenseRegister,
  places: {},
  staffProvider: ({ title }) => ({ ...silentProvider, title }),
  sms: testSms,
  pictures: createSharpPictures(),
  jobs: { enqueue: async () => undefined },
  waitingMails: async () => ({ count: 0, since: null }),
  log: () => undefined,
})

/** Runs verbs against a database as HTTP does: those that may be retried in a transaction, a refusal undoing only the verb. */
export const askWith = (database: Database, parts: Partial<Context> = {}): Ask => {
  const context: Context = { ...testContext(database), ...parts }
  const ask = async (name: VerbName, personId: number | undefined, input: WireInput, now: Date) => {
    const declaration: Endpoint = contract[name]
    const verb = bookingVerbs[name] as unknown as LooseVerb
    const parsed = {
      params: parse(declaration, 'params', input),
      query: parse(declaration, 'query', input),
      body: parse(declaration, 'body', input),
    }
    const caller = personId ? { ...testCaller(personId), ...(await findStanding(database, personId)) } : undefined
    const run = (db: Queryable) =>
      verb(context, {
        input: parsed,
        caller,
        db,
        now,
        requestId: 'test',
        address: '127.0.0.1',
        userAgent: undefined,
        browserKey: undefined,
        knownBrowserKey: undefined,
        acceptedEncoding: () => 'identity',
        siteOrigin: 'https://delebil.test',
      })
    const reply = declaration.idempotent
      ? await asHttpDoes(database, run).catch((error: unknown) => checkRefusal(declaration, error))
      : await run(database).catch((error: unknown) => checkRefusal(declaration, error))
    return checkAnswer(declaration, reply)
  }
  return ask as Ask
}

// The transaction goes on after a refusal and commits: what the verb wrote before it refused must be gone all the same.
const asHttpDoes = async (database: Database, run: (db: Queryable) => Promise<Reply<unknown>>) => {
  const outcome = await transaction(database, async (tx) => {
    const work = savepoint(tx, () => run(tx))
    return work.then(
      (reply) => ({ reply }),
      (error: unknown) => {
        if (error instanceof Refusal) return { refusal: error }
        throw error
      },
    )
  })
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.reply
}

export type TestApi = {
  readonly ask: Ask
  readonly database: Database
  readonly url: string
  readonly drop: () => Promise<void>
}

/** A database with the small club, and a way to ask its verbs. */
export const createTestApi = async (parts: Partial<Context> = {}): Promise<TestApi> => {
  const { database, url, drop } = await createTestDatabase()
  await createTestOrg(database)
  return { ask: askWith(database, parts), database, url, drop }
}

/** The code that a call was refused with; 'answered' where it was not. */
export const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
