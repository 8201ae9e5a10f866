import { expect, test } from 'vitest'
import { giveBackBytes, lendBytes } from './answer-bytes.ts'

test('the bytes of an answer that has left serve the next one, and no two answers have the same', () => {
  const [first, second] = [lendBytes(60_000), lendBytes(40_000)]
  expect(first).toHaveLength(60_000)
  expect(second.buffer).not.toBe(first.buffer)
  giveBackBytes(first)
  const third = lendBytes(50_000)
  expect([third.buffer, third.length]).toEqual([first.buffer, 50_000])
  expect(lendBytes(50_000).buffer).not.toBe(first.buffer)
})

test('the bytes of an answer are taken back once, and none that were not lent', () => {
  const bytes = lendBytes(10)
  for (const given of [bytes, bytes, Buffer.from('of others'), lendBytes(1_000_000)]) giveBackBytes(given)
  expect(lendBytes(10).buffer).toBe(bytes.buffer)
  expect(lendBytes(10).buffer).not.toBe(bytes.buffer)
})
