import { expect, test } from 'vitest'
import { checkAsides } from './check-asides.ts'
import { readRepository } from './repository.ts'

test('test helpers are imported by tests alone', () => {
  expect(checkAsides(readRepository())).toEqual([])
})

test('a file named like a test helper that a verb imports is reported', () => {
  const member = { path: 'apps/api/src/a/member.ts', text: "import { testPushToken } from './test-push-token.ts'" }
  expect(checkAsides([member])).toEqual([
    'apps/api/src/a/member.ts imports apps/api/src/a/test-push-token.ts, which is for tests',
  ])
  expect(checkAsides([member, { ...member, path: 'apps/api/src/a/member.test.ts' }])).toHaveLength(1)
})

test('a run that reads no file fails', () => {
  expect(checkAsides([])).toEqual(['no source file was read'])
})
