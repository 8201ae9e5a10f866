import { expect, test } from 'vitest'
import { checkAsides } from './check-asides.ts'
import { readRepository } from './repository.ts'

test('what is for tests is imported by tests', () => {
  expect(checkAsides(readRepository())).toEqual([])
})

test('a verb that is named like a test helper is seen', () => {
  const member = { path: 'apps/api/src/a/member.ts', text: "import { testPushToken } from './test-push-token.ts'" }
  expect(checkAsides([member])).toEqual([
    'apps/api/src/a/member.ts imports apps/api/src/a/test-push-token.ts, which is for tests',
  ])
  expect(checkAsides([member, { ...member, path: 'apps/api/src/a/member.test.ts' }])).toHaveLength(1)
})

test('reading nothing is a failure', () => {
  expect(checkAsides([])).toEqual(['no source file was read'])
})
