import { constants, deflateSync, inflateSync } from 'node:zlib'
import { answerDictionary as dictionary } from './answer-dictionary.ts'

/** An answer to keep; the body is text so that a replay is equal to the byte. */
export type StoredAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string }

type Packed = Omit<StoredAnswer, 'status'>

// An answer is a few kilobytes, of which the dictionary has most: neither a large window nor a long search finds more.
const options = { dictionary, level: constants.Z_BEST_SPEED, windowBits: 13, memLevel: 6 }

/** An answer in a tenth of its bytes, in the form of RFC 1950 with a preset dictionary: all of it goes through the database's log. */
export const packAnswer = ({ headers, body }: Packed): Buffer =>
  deflateSync(`${JSON.stringify(headers)}\n${body}`, options)

/** Throws where the bytes are not whole, or were packed with another dictionary. */
export const unpackAnswer = (packed: Buffer): Packed => {
  const text = inflateSync(packed, { dictionary }).toString()
  const end = text.indexOf('\n')
  return { headers: JSON.parse(text.slice(0, end)), body: text.slice(end + 1) }
}
