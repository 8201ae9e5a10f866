import { expect, test } from 'vitest'
import { checkConstants } from './check-constants.ts'
import { readRepository } from './repository.ts'

test('every limit of the rules is read by the product', () => {
  expect(checkConstants(readRepository())).toEqual([])
})

test('a limit that only its test reads is reported', () => {
  const constants = {
    path: 'packages/validation/src/constants.ts',
    text: 'export const PAUSE_MS = 5\nexport const PAGE_SIZE = 20',
  }
  const reading = { path: 'apps/host/src/a.ts', text: 'every(PAUSE_MS)' }
  const proving = { path: 'packages/validation/src/constants.test.ts', text: 'expect(PAGE_SIZE)' }
  expect(checkConstants([constants, reading, proving])).toEqual(['PAGE_SIZE is read by nobody'])
})

test('a run that reads no constants fails', () => {
  expect(checkConstants([])).toEqual(['no constants were read'])
})
