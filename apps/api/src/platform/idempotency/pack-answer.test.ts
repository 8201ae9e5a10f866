import { expect, test } from 'vitest'
import { packAnswer, unpackAnswer } from './pack-answer.ts'

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-én': 'æ' }

test.each(['', '{"a":"bærekraft\\u0000 🚗"}', '\n{\n}\n', 'x'.repeat(100_000)])(
  'an answer is the same after it was packed: %#',
  (body) => {
    expect(unpackAnswer(packAnswer({ headers, body }))).toEqual({ headers, body })
  },
)

test('a packed answer that was damaged, or cut, is not read', () => {
  const packed = packAnswer({ headers, body: '{"entity":{"id":116225}}' })
  expect(() => unpackAnswer(packed.subarray(0, -1))).toThrow()
  expect(() => unpackAnswer(Buffer.concat([packed.subarray(0, -1), Buffer.of((packed.at(-1) ?? 0) ^ 1)]))).toThrow()
})
