import { expect, test } from 'vitest'
import { memoryBytes, sharedBuffersMb } from './shared-buffers.ts'

const GB = 1024 ** 3

test('the database keeps pages in an eighth of the memory, but never in less than PostgreSQL itself would, nor in more than a gigabyte', () => {
  expect([0.5, 1, 4, 8, 64].map((size) => sharedBuffersMb(size * GB))).toEqual([128, 128, 512, 1024, 1024])
})

test('the memory of this machine is known', () => {
  expect(memoryBytes()).toBeGreaterThan(GB / 4)
  expect(Number.isSafeInteger(memoryBytes())).toBe(true)
})
