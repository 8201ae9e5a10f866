import { hash } from 'node:crypto'
import { problemText } from '@delebil/validation/text'
import { Refusal } from '../refusal.ts'

const header = 'idempotency-key'

/** The caller's key for the call, if one was sent: 8 to 128 visible ASCII characters. Throws Refusal. */
export const readIdempotencyKey = (headers: Readonly<Record<string, unknown>>): string | undefined => {
  const key = headers[header]
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key)) return key
  const message = problemText['field.format']
  throw new Refusal('request.invalid', { errors: [{ code: 'field.format', message, fieldName: header }] })
}

/** A hash of all that a call asks for. Of the checked input, so that the order and white space of its JSON don't matter. */
export const fingerprintOf = (method: string, path: string, input: unknown): Buffer =>
  hash('sha256', `${method} ${path}\n${JSON.stringify(input)}`, 'buffer')
