import { expect, test } from 'vitest'
import { compareReports } from '../../scripts/check-api.mjs'

const report = { path: 'packages/ui/api/index.md', text: 'function Button(): void' }

test('a report that says what is exported passes', () => {
  expect(compareReports([report], [report])).toEqual({ code: 0, output: '' })
})

test.each([
  ['a changed one', [report], [{ ...report, text: 'function Button(): string' }]],
  ['a missing one', [report], []],
  ['one of a door that is gone', [report], [report, { ...report, path: 'packages/ui/api/old.md' }]],
])('%s is seen, and the command that mends it named', (_, made, written) => {
  const { code, output } = compareReports(made, written)
  expect(code).toBe(1)
  expect(output).toMatch(/packages\/ui\/api\/\w+\.md[\s\S]*npm run api$/)
})

test('reading nothing is a failure', () => {
  expect(compareReports([], []).code).toBe(1)
})
