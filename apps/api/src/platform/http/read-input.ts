import type { Endpoint } from '@delebil/core-api'
import { problemText } from '@delebil/validation/text'
import { type GenericSchema, safeParse } from 'valibot'
import { Refusal } from '../refusal.ts'
import { toFieldErrors } from './field-errors.ts'
import { holdsHostileText } from './hostile-text.ts'
import { listForObject } from './list-for-object.ts'

const parts = ['params', 'query', 'body'] as const

/** The parts of a request that an endpoint may declare. */
export type RawInput = Readonly<Record<(typeof parts)[number], unknown>>

const malformed = (fieldName?: string): Refusal => {
  const error = { code: 'field.format', message: problemText['field.format'] } as const
  return new Refusal('request.invalid', { errors: [{ ...error, ...(fieldName && { fieldName }) }] })
}

const readPart = (schema: GenericSchema, value: unknown): unknown => {
  if (holdsHostileText(value)) throw malformed()
  const list = listForObject(schema, value)
  if (list !== undefined) throw malformed(list)
  const parsed = safeParse(schema, value, { abortPipeEarly: true })
  if (!parsed.success) throw new Refusal('request.invalid', { errors: toFieldErrors(parsed.issues) })
  return parsed.output
}

/** The checked input of a call, as its verb gets it; what the contract does not know is dropped. Throws Refusal. */
export const readInput = (declaration: Endpoint, raw: RawInput): Record<string, unknown> => {
  const input: Record<string, unknown> = {}
  for (const part of parts) {
    const schema = declaration[part]
    // Nothing sent is an object with nothing in it: each field that is missing is named, and where none is needed it will do.
    const value = raw[part] === undefined && schema?.type === 'object' ? {} : raw[part]
    if (schema) input[part] = readPart(schema, value)
  }
  return input
}
