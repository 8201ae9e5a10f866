import { expect, test } from 'vitest'
import { compareReports } from '../../scripts/check-api.mjs'

const report = { path: 'packages/ui/api/index.md', text: 'function Button(): void' }

test('a report equal to what is exported passes', () => {
  expect(compareReports([report], [report])).toEqual({ code: 0, output: '' })
})

test.each([
  ['a changed one', [report], [{ ...report, text: 'function Button(): string' }]],
  ['a missing one', [report], []],
  ['one of a door that is gone', [report], [report, { ...report, path: 'packages/ui/api/old.md' }]],
])('%s among the reports is named, with the command that mends it', (_, made, written) => {
  const { code, output } = compareReports(made, written)
  expect(code).toBe(1)
  expect(output).toMatch(/packages\/ui\/api\/\w+\.md[\s\S]*npm run api$/)
})

test('a run that reads no report fails', () => {
  expect(compareReports([], []).code).toBe(1)
})
