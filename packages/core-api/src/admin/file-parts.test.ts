import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPartReader, writePart } from './file-parts.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const joined = (parts: readonly Uint8Array[]) => Buffer.concat(parts)
const whole = joined([writePart(2, bytesOf('Æ;Ø')), writePart(5, bytesOf('Å')), writePart(5)])

test('a file in parts comes out whole and with its rows counted, however the network cuts it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 30 }), (cuts) => {
      const reader = createPartReader()
      let [at, rows] = [0, 0]
      for (const cut of [...cuts, whole.length]) {
        rows = Math.max(rows, reader.take(whole.subarray(at, at + cut)))
        at += cut
      }
      expect(rows).toBe(5)
      expect(joined(reader.file() ?? []).toString()).toBe('Æ;ØÅ')
    }),
  )
})

test('a file in parts without its end is no file', () => {
  for (let end = 0; end < whole.length; end += 1) {
    const reader = createPartReader()
    reader.take(whole.subarray(0, end))
    expect(reader.file()).toBeUndefined()
  }
})
