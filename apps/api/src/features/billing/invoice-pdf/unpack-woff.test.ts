import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

const sumOf = (table: Buffer): number => {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

test.each(['lato/files/lato-latin-400', 'carlito/files/carlito-latin-ext-700'])(
  'every table of %s comes out of the WOFF with the sum that it says of itself',
  (name) => {
    const woff = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}-normal.woff`)))
    const font = unpackWoff(woff)
    expect(font.length).toBe(woff.readUInt32BE(16))
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index).map((at) => {
      const [sum, offset, length] = [font.readUInt32BE(at + 4), font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
      return {
        tag: font.toString('latin1', at, at + 4),
        sum,
        real: sumOf(font.subarray(offset, (offset + length + 3) & ~3)),
      }
    })
    expect(tables.length).toBeGreaterThan(8)
    // The head says the sum of the whole font within itself, and is summed without it.
    for (const { tag, sum, real } of tables) if (tag !== 'head') expect(real, tag).toBe(sum)
  },
)
