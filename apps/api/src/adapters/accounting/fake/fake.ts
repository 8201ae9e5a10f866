import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { osloDateText } from '@delebil/validation/time'
import { parseJson } from '../../../platform/parse-json.ts'
import { listenOnLoopback } from '../../listen-on-loopback.ts'
import { type Company, createCompany } from './fake-company.ts'
import { openPage } from './fake-page.ts'
import { createRates } from './fake-rates.ts'
import { FakeRefusal } from './fake-refusal.ts'
import { type Answer, type Asked, answerOf } from './fake-routes.ts'
import { createSessions } from './fake-session.ts'
import { keepCompany } from './keep-company.ts'

/** What goes wrong with a call. `lost-after` has done it and hangs up, `lost-before` hangs up at once; of `limited` only one form says when to ask again. */
export type Fault = 'lost-after' | 'lost-before' | 'limited' | 'limited-with-reset' | 'broken' | 'slow' | 'expired'

/** Tripletex for the demo and for tests, on loopback only: one company behind one pair of tokens. */
export type FakeTripletex = {
  readonly url: string
  readonly consumerToken: string
  readonly employeeToken: string
  readonly company: Company
  /** What goes wrong from now on with each call that changes or asks of the company. */
  readonly script: (faultOf: (call: { readonly method: string; readonly path: string }) => Fault | undefined) => void
  readonly expireSessions: () => void
  readonly calls: () => readonly string[]
  readonly stop: () => Promise<void>
}

type Options = {
  readonly lateMilliseconds?: number
  readonly limit?: number
  readonly today?: () => string
  /** Where the company is kept when this is stopped; left out, it is gone. */
  readonly file?: string
}

const refusalOf = (error: unknown, requestId: string): Answer => {
  if (!(error instanceof FakeRefusal)) throw error
  const { status, code, message, validationMessages } = error
  return [status, { status, code, message, link: '', developerMessage: message, validationMessages, requestId }]
}

const limited: Answer = [429, { status: 429, code: 5000, message: 'Too many requests' }]

const read = async (request: IncomingMessage): Promise<Asked> => {
  const url = new URL(request.url ?? '/', 'http://fake')
  return {
    method: request.method ?? '',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    body: await text(request),
  }
}

const tokens = { consumerToken: 'fake-consumer', employeeToken: 'fake-employee' } as const
const dayOfToday = () => osloDateText(new Date())

/** Starts the fake on a free port. */
export const startFakeTripletex = async (options: Options = {}): Promise<FakeTripletex> => {
  const { lateMilliseconds = 30_000, limit = 1_000_000, today = dayOfToday } = options
  const company = createCompany('Byfjord bildeling', Number(today().slice(0, 4)))
  const kept = keepCompany(company, options.file)
  const sessions = createSessions(tokens)
  const rates = createRates(limit, 10_000, Date.now)
  const stopping = new AbortController()
  const calls: string[] = []
  let faultOf: Parameters<FakeTripletex['script']>[0] = () => undefined

  const whoAmI = { employeeId: 1, companyId: company.id, company: { id: company.id, name: company.name } }
  const answer = (asked: Asked, authorization: string | undefined): Answer => {
    const { method, path } = asked
    if (method === 'POST' && path === '/token/session/:create')
      return [201, { value: sessions.create(parseJson(asked.body), today()) }]
    sessions.check(authorization, company, today())
    if (!rates.take()) return limited
    if (method === 'GET' && path === '/token/session/>whoAmI') return [200, { value: whoAmI }]
    calls.push(`${method} ${path}`)
    if (method !== 'GET') kept.changed()
    return answerOf(company, asked)
  }

  const answerOrRefuse = (asked: Asked, authorization: string | undefined, requestId: string): Answer => {
    try {
      return answer(asked, authorization)
    } catch (error) {
      return refusalOf(error, requestId)
    }
  }

  /** What is answered without anything being done; nothing where the fault comes after it. */
  const instead: Partial<Record<Fault, readonly [Answer, Record<string, string>]>> = {
    limited: [limited, {}],
    'limited-with-reset': [limited, { 'x-rate-limit-reset': '1' }],
    broken: [[500, { status: 500, code: 1000, message: 'Internal error' }], {}],
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await read(request)
    const page = openPage(company, asked, kept.changed)
    if (page) response.writeHead(...page.head).end(page.text)
    else await answerCall(asked, request, response)
  }

  const answerCall = async (asked: Asked, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = randomUUID()
    const reply = ([status, said]: Answer, more: Record<string, string>) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-tlx-request-id': requestId, ...more })
        .end(said && JSON.stringify(said))
    const fault = asked.path.startsWith('/token') ? undefined : faultOf(asked)
    if (fault === 'lost-before') return void request.socket.destroy()
    const other = fault && instead[fault]
    if (other) return void reply(...other)
    if (fault === 'expired') sessions.expire()
    const answered = answerOrRefuse(asked, request.headers.authorization, requestId)
    if (fault === 'lost-after') return void request.socket.destroy()
    if (fault === 'slow') await wait(lateMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
    // The answer that there were too many says nothing of when to come again.
    reply(answered, answered === limited ? {} : rates.headers())
  }

  const server = createServer((request, response) => void serve(request, response))
  const { url, stop: close } = await listenOnLoopback(server)
  return {
    url,
    ...tokens,
    company,
    script: (next) => {
      faultOf = next
    },
    expireSessions: sessions.expire,
    calls: () => calls,
    stop: async () => {
      kept.stop()
      stopping.abort()
      await close()
    },
  }
}
