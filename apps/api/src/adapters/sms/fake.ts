import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { smsParts } from '@delebil/validation'
import * as v from 'valibot'
import { parseJson } from '../../platform/parse-json.ts'
import { listenOnLoopback } from '../listen-on-loopback.ts'
import { type FakeMessage, refusalOf, requestSchema } from './fake-checks.ts'
import type { SveveAccount } from './sveve-sms.ts'

/** An SMS as it came in, and what it counts. */
export type ReceivedSms = FakeMessage & { readonly at: string; readonly parts: number }

/** `loses-answer` takes all and hangs up; `down` takes nothing; `no-money` says so; `slow` takes it and answers late; `garbage` says what nobody understands. */
export type SmsBehaviour = 'works' | 'loses-answer' | 'down' | 'no-money' | 'slow' | 'garbage'
/**
 * When what became of an SMS is told: at once, never by itself, twice, the failure first and then what is true, or seconds late. `mixed` is
 * by the last digit of the number: 7 twice, 8 out of order, 9 late, any other at once.
 */
export type ReportBehaviour = 'once' | 'never' | 'twice' | 'out-of-order' | 'late' | 'mixed'

/** A gateway for the demo and for tests, on loopback only: nobody's phone rings. */
export type FakeSmsGateway = SveveAccount & {
  /** The latest, oldest first. */
  readonly received: readonly ReceivedSms[]
  /** Where it tells what happens: the address of the site. */
  readonly reportTo: (site: string) => void
  readonly script: (behaviour: SmsBehaviour, reports?: ReportBehaviour) => void
  /** Phones that are off: what is sent to them is taken, and does not arrive. */
  readonly turnOff: (number: string) => void
  /** Tells what became of an SMS, now and again. */
  readonly report: (message: ReceivedSms, isDelivered: boolean) => Promise<number>
  /** Writes as the owner of a phone. */
  readonly answer: (number: string, text: string) => Promise<number>
  readonly stop: () => Promise<void>
}

const mostKept = 2000
const reportedLateMilliseconds = 3000
const mixed: Readonly<Record<string, ReportBehaviour>> = { 7: 'twice', 8: 'out-of-order', 9: 'late' }
const secret = () => randomBytes(24).toString('base64url')

/** Starts the fake on a free port. `webhookPath` is where the site hears of what happens, for the secret. */
export const startFakeSms = async (
  webhookPath: (secret: string) => string,
  lateMilliseconds = 30_000,
): Promise<FakeSmsGateway> => {
  const account = { user: 'delebil', password: secret(), secret: secret() }
  const received: ReceivedSms[] = []
  const off = new Set<string>()
  const stopping = new AbortController()
  let site: string | undefined
  let behaviour: SmsBehaviour = 'works'
  let reports: ReportBehaviour = 'once'

  const tell = async (fields: Readonly<Record<string, string>>): Promise<number> => {
    if (site === undefined) return 0
    const response = await fetch(`${site}${webhookPath(account.secret)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.any([AbortSignal.timeout(5000), stopping.signal]),
    }).catch(() => undefined)
    await response?.body?.cancel()
    return response?.status ?? 0
  }
  const report = ({ to, ref }: Pick<ReceivedSms, 'to' | 'ref'>, isDelivered: boolean) => {
    const error = isDelivered ? {} : { errorCode: 'EXPIRED', errorDesc: 'Telefonen er av' }
    return tell({ number: to, status: String(isDelivered), id: '1', ref, ...error })
  }
  const reportOne = async (message: ReceivedSms): Promise<void> => {
    const isDelivered = !off.has(message.to)
    const how = reports === 'mixed' ? (mixed[message.to.slice(-1)] ?? 'once') : reports
    if (how === 'late')
      await wait(reportedLateMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
    if (how === 'out-of-order') await report(message, !isDelivered)
    await report(message, isDelivered)
    if (how === 'twice') await report(message, isDelivered)
  }
  // Whoever is late keeps nobody else waiting.
  const reportAll = async (messages: readonly ReceivedSms[]): Promise<void> => {
    const isLate = ({ to }: ReceivedSms) =>
      reports === 'late' || (reports === 'mixed' && mixed[to.slice(-1)] === 'late')
    for (const message of messages) if (!isLate(message)) await reportOne(message)
    await Promise.all(messages.filter(isLate).map(reportOne))
  }

  const take = (messages: readonly FakeMessage[]) => {
    const errors = messages.flatMap((message) => {
      const reason = refusalOf(message)
      return reason === undefined ? [] : [{ number: message.to, message: reason }]
    })
    const taken = messages
      .filter((message) => refusalOf(message) === undefined)
      .map((message) => ({ ...message, at: new Date().toISOString(), parts: smsParts(message.msg).parts }))
    received.push(...taken)
    received.splice(0, Math.max(0, received.length - mostKept))
    const parts = taken.reduce((sum, one) => sum + one.parts, 0)
    const ids = taken.map((_, index) => received.length - taken.length + index + 1)
    if (reports !== 'never') void reportAll(taken)
    return { response: { msgOkCount: taken.length, stdSMSCount: parts, ids, errors } }
  }

  const answerCall = (body: string): object => {
    const request = v.safeParse(requestSchema, parseJson(body))
    const fatal = (fatalError: string) => ({ response: { fatalError } })
    if (!request.success) return fatal('Ugyldig forespørsel')
    const { user, passwd, messages } = request.output
    if (user !== account.user || passwd !== account.password) return fatal('Feil brukernavn/passord')
    return behaviour === 'no-money' ? fatal('Du har ikke flere SMS igjen') : take(messages)
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    const json = { 'content-type': 'application/json' }
    if (behaviour === 'down') return void response.writeHead(503, json).end('{}')
    if (request.method !== 'POST' || request.url !== '/SMS/SendMessage') return void response.writeHead(404).end()
    const said = answerCall(body)
    if (behaviour === 'loses-answer') return void request.socket.destroy()
    if (behaviour === 'slow')
      await wait(lateMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
    response.writeHead(200, json).end(behaviour === 'garbage' ? '{"response":7}' : JSON.stringify(said))
  }

  const { url, stop: close } = await listenOnLoopback(
    createServer((request, response) => void serve(request, response)),
  )
  return {
    ...account,
    url,
    received,
    reportTo: (address) => {
      site = address
    },
    script: (next, nextReports = 'once') => {
      behaviour = next
      reports = nextReports
    },
    turnOff: (number) => void off.add(number),
    report,
    answer: (number, msg) => tell({ number, msg, shortnumber: '2012' }),
    stop: async () => {
      stopping.abort()
      await close()
    },
  }
}
