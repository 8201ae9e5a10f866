import { expect, test } from 'vitest'
import { checkLogIns } from './check-log-ins.ts'
import { readRepository } from './repository.ts'

const seeder = { path: 'apps/api/src/seed/people.ts', text: "const member = { email: 'kari@delebil.test' }" }

test('the README names every demo log-in', () => {
  expect(checkLogIns(readRepository())).toEqual([])
})

test('a demo log-in that the README lacks is reported', () => {
  expect(checkLogIns([seeder, { path: 'README.md', text: 'kari@delebil.test' }])).toEqual([])
  expect(checkLogIns([seeder, { path: 'README.md', text: '' }])).toEqual(['README.md lacks kari@delebil.test'])
})

test('a run without README or without log-ins fails', () => {
  expect(checkLogIns([seeder])).toEqual(['README.md was not read'])
  expect(checkLogIns([{ path: 'README.md', text: '' }])).toEqual(['no log-in was found in the seeder'])
})
