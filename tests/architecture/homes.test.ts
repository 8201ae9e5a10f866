import { expect, test } from 'vitest'
import { checkHomes } from './check-homes.ts'
import { homes } from './homes.ts'
import { readRepository } from './repository.ts'

test('everything stands in its home', () => {
  expect(checkHomes(readRepository(), homes)).toEqual([])
})

test.each(homes)('$what: a stray one is seen', ({ what, example }) => {
  const stray = { path: 'packages/ui/src/button/button.tsx', text: example }
  expect(checkHomes([stray], homes)).toEqual([`${stray.path}: ${what}`])
})

test('reading nothing is a failure', () => {
  expect(checkHomes([], homes)).toEqual(['no source file was read'])
})
