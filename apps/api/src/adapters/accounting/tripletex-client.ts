import * as v from 'valibot'
import { parseJson } from '../../platform/parse-json.ts'
import { AccountingBusy, AccountingRefused, AccountingSilent } from './port.ts'
import { keepSession } from './tripletex-session.ts'

const deadlineMilliseconds = 20_000
const NO_SESSION = 3000

const refusalSchema = v.object({
  code: v.number(),
  message: v.nullish(v.string(), ''),
  validationMessages: v.nullish(
    v.array(v.object({ field: v.nullish(v.string(), ''), message: v.nullish(v.string(), '') })),
    [],
  ),
  requestId: v.nullish(v.string()),
})

export type Query = Readonly<Record<string, string | number | boolean | undefined>>
export type TripletexCall = <S extends v.GenericSchema>(
  schema: S,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  parts?: { readonly query?: Query; readonly body?: object },
) => Promise<v.InferOutput<S>>

export type TripletexSettings = {
  readonly url: string
  readonly consumerToken: string
  /** Where people use it. */
  readonly site?: string | undefined
  readonly deadline?: number | undefined
}

const refusalOf = (status: number, headers: Headers, said: unknown): Error => {
  const { success, output } = v.safeParse(refusalSchema, said)
  if (!success) return new AccountingSilent(`It answered ${status} without saying why.`)
  return new AccountingRefused(status, output.code, output.message ?? '', {
    fields: (output.validationMessages ?? []).map(({ field, message }) => ({
      field: field ?? '',
      message: message ?? '',
    })),
    requestId: output.requestId ?? headers.get('x-tlx-request-id') ?? undefined,
  })
}

/** Where nobody says when it may be asked again: soon, and not everybody at once. */
const guessSeconds = (): number => 2 + Math.round(Math.random() * 8)

/**
 * Calls Tripletex with one employee's token. What it refuses is `AccountingRefused`, that it was asked too often `AccountingBusy`; anything
 * else that is no answer is `AccountingSilent`. A session that has ended is opened anew, once.
 */
export const createTripletexClient = (
  { url, consumerToken, deadline = deadlineMilliseconds }: TripletexSettings,
  employeeToken: string,
): TripletexCall => {
  // A refusal for its number need not say when there is room again; the answer before it did.
  let roomAt = 0

  const waitOf = (headers: Headers): number => {
    const said = Number(headers.get('x-rate-limit-reset') ?? Number.NaN)
    if (Number.isFinite(said)) return Math.max(1, said)
    const left = Math.ceil((roomAt - Date.now()) / 1000)
    return left > 0 ? left : guessSeconds()
  }

  const read = (status: number, headers: Headers, said: unknown): unknown => {
    if (status === 429) throw new AccountingBusy(waitOf(headers))
    const reset = Number(headers.get('x-rate-limit-reset') ?? Number.NaN)
    if (Number.isFinite(reset)) roomAt = Date.now() + reset * 1000
    if (status >= 400 && status < 500) throw refusalOf(status, headers, said)
    if (status >= 300) throw new AccountingSilent(`It answered ${status}.`)
    return said
  }

  const send = async (method: string, address: string, body: object | undefined, authorization: string | undefined) => {
    const response = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(authorization && { authorization }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(deadline),
      redirect: 'error',
    })
    return read(response.status, response.headers, parseJson(await response.text()))
  }

  const tell = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof AccountingRefused || error instanceof AccountingBusy || error instanceof AccountingSilent)
        throw error
      throw new AccountingSilent(String(error), { cause: error })
    }
  }

  const addressOf = (path: string, query: Query = {}): string => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined)
    const text = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()
    return `${url.replace(/\/$/, '')}${path}${text && `?${text}`}`
  }

  const session = keepSession((body) => send('POST', addressOf('/token/session/:create'), body, undefined), {
    consumerToken,
    employeeToken,
  })

  const withSession = async (method: string, address: string, body: object | undefined): Promise<unknown> => {
    const attempt = async () => send(method, address, body, await session.header())
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof AccountingRefused) || error.status !== 401 || error.code !== NO_SESSION) throw error
      session.drop()
      return attempt()
    }
  }

  return (schema, method, path, { query, body } = {}) =>
    tell(async () => {
      const answer = v.safeParse(schema, await withSession(method, addressOf(path, query), body))
      if (!answer.success) throw new AccountingSilent(`Its answer to ${method} ${path} is not understood.`)
      return answer.output
    })
}
