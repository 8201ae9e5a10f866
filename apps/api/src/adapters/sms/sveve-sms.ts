import * as v from 'valibot'
import { parseJson } from '../../platform/parse-json.ts'
import { type OutgoingSms, type SmsAnswer, type SmsGateway, type SmsNews, SmsNotTaken } from './port.ts'

const deadlineMilliseconds = 20_000
const answerSchema = v.object({
  response: v.object({
    msgOkCount: v.optional(v.number(), 0),
    errors: v.optional(v.array(v.object({ number: v.union([v.string(), v.number()]), message: v.string() })), []),
    fatalError: v.optional(v.string()),
  }),
})
const given = v.pipe(v.string(), v.trim(), v.nonEmpty())
const numbered = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\+?\d{8,15}$/))
const reportSchema = v.object({
  number: numbered,
  ref: v.pipe(v.string(), v.uuid()),
  status: v.pipe(v.union([v.boolean(), v.picklist(['true', 'false'])]), v.transform(String)),
  errorCode: v.optional(v.string(), ''),
  errorDesc: v.optional(v.string(), ''),
})
const writtenSchema = v.object({ number: numbered, msg: given })

export type SveveAccount = {
  readonly url: string
  readonly user: string
  readonly password: string
  readonly secret: string
}

// The gateway writes numbers without the plus, and may leave out Norway.
const digitsOf = (number: string): string => number.replace(/^\+/, '').replace(/^47(?=\d{8}$)/, '')
const withCountry = (number: string): string => {
  const digits = digitsOf(number)
  return digits.length === 8 ? `+47${digits}` : `+${digits}`
}

const readAnswer = (messages: readonly OutgoingSms[], body: unknown): ReadonlyMap<string, SmsAnswer> => {
  const answer = v.safeParse(answerSchema, body)
  if (!answer.success) throw new Error('The SMS gateway answered what nobody understands.')
  const { errors, fatalError, msgOkCount } = answer.output.response
  // Money that is used up, or a wrong password: it says nothing of the messages.
  if (fatalError !== undefined) throw new SmsNotTaken(`The SMS gateway took nothing: ${fatalError}`)
  const reasons = new Map(errors.map(({ number, message }) => [digitsOf(String(number)), message]))
  if (msgOkCount + reasons.size < messages.length) throw new Error('The SMS gateway did not tell of all messages.')
  return new Map(
    messages.map(({ ref, to }) => {
      const reason = reasons.get(digitsOf(to))
      return [ref, reason === undefined ? { isTaken: true } : { isTaken: false, reason }]
    }),
  )
}

// Before anything was sent: whoever cannot be reached has taken nothing.
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError &&
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT/.test(String((error.cause as { code?: string })?.code))

const readNews = (fields: Readonly<Record<string, unknown>>): SmsNews | undefined => {
  const report = v.safeParse(reportSchema, fields)
  if (report.success) {
    const { number, ref, status, errorCode, errorDesc } = report.output
    const reason = [errorDesc, errorCode].filter(Boolean).join(' ').slice(0, 200)
    return { kind: 'report', ref, number: withCountry(number), isDelivered: status === 'true', reason }
  }
  const written = v.safeParse(writtenSchema, fields)
  if (!written.success || fields['status'] !== undefined) return undefined
  return { kind: 'answer', number: withCountry(written.output.number), text: written.output.msg }
}

/**
 * A gateway with Sveve's interface: `POST {url}/SMS/SendMessage` with `{user, passwd, f: 'json', messages: [{to, msg, from, ref}]}`,
 * answered with 200 whatever became of them. It calls back with `number`, `status`, `ref` and more, or with `number` and `msg`.
 */
export const createSveveSms = (
  { url, user, password, secret }: SveveAccount,
  deadline = deadlineMilliseconds,
): SmsGateway => ({
  secret,
  readNews,
  send: async (messages) => {
    const all = messages.map(({ ref, to, sender, text }) => ({ to: to.slice(1), msg: text, from: sender, ref }))
    const response = await fetch(`${url.replace(/\/$/, '')}/SMS/SendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ user, passwd: password, f: 'json', messages: all }),
      signal: AbortSignal.timeout(deadline),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw isUnreached(error) ? new SmsNotTaken('The SMS gateway is not reached.') : error
    })
    const body = parseJson(await response.text())
    if (response.status === 429 || response.status === 503)
      throw new SmsNotTaken(`The SMS gateway answered ${response.status}.`)
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`)
    return readAnswer(messages, body)
  },
})
