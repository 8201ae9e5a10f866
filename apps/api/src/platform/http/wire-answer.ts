import type { Endpoint } from '@delebil/core-api'
import type { Reply } from '../verb.ts'

/** An answer as it leaves. */
export type WireAnswer<Body extends string | Buffer = string | Buffer> = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body
}

/** One that is all text, so that it can be kept and sent again equal to the byte. */
export type TextAnswer = WireAnswer<string>

export const toText = ({ body, ...answer }: WireAnswer): TextAnswer => ({ ...answer, body: body.toString() })

const json = { 'content-type': 'application/json; charset=utf-8' }

const pageHeaders = (answer: unknown, query: unknown): Record<string, string> => {
  const { totalElements } = answer as { totalElements: number }
  const { size } = query as { size: number }
  return { 'x-total-elements': String(totalElements), 'x-total-pages': String(Math.ceil(totalElements / size)) }
}

/** What a verb replied, as the contract sends it. The totals of a page go into the headers too. */
export const toWire = (declaration: Endpoint, reply: Reply<unknown>, query: unknown): WireAnswer => {
  const status = declaration.status ?? (declaration.response ? 200 : 204)
  const cache = declaration.access === 'public' && declaration.cacheSeconds
  const headers = { 'cache-control': cache ? `public, max-age=${cache}` : 'no-store' }
  if (status === 204) return { status, headers: { ...headers, ...reply.headers }, body: '' }
  if ('json' in reply) return { status, headers: { ...headers, ...json, ...reply.headers }, body: reply.json }
  const paged = declaration.paged === 'page' ? pageHeaders(reply.answer, query) : {}
  return { status, headers: { ...headers, ...json, ...paged, ...reply.headers }, body: JSON.stringify(reply.answer) }
}
