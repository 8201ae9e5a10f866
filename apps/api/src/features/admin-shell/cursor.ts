import { problemText } from '@delebil/validation/text'
import { parseJson } from '../../platform/parse-json.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Place } from '../admin-records/stores/list-records.ts'

/** Where a list goes on: the last row seen, and what was counted when its first page was read. */
export type Cursor = Place & { readonly sort: string; readonly total: number; readonly isExact: boolean }

export const writeCursor = ({ sort, value, id, total, isExact }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, value, id, total, isExact])).toString('base64url')

const isCursor = (read: unknown): read is [string, string, number, number, boolean] =>
  Array.isArray(read) &&
  typeof read[0] === 'string' &&
  typeof read[1] === 'string' &&
  Number.isSafeInteger(read[2]) &&
  Number.isSafeInteger(read[3]) &&
  read[3] >= 0 &&
  typeof read[4] === 'boolean'

/** Reads a cursor of the same order; anything else is refused at its field. */
export const readCursor = (text: string, sort: string, isValue: (value: string) => boolean): Cursor => {
  const read = parseJson(Buffer.from(text, 'base64url').toString('utf8'))
  if (!isCursor(read) || read[0] !== sort || !isValue(read[1]) || read[1].includes('\u0000')) {
    const code = 'field.format'
    throw new Refusal('request.invalid', { errors: [{ code, message: problemText[code], fieldName: 'cursor' }] })
  }
  const [, value, id, total, isExact] = read
  return { sort, value, id, total, isExact }
}
