import { expect, test } from 'vitest'
import { checkSize, longest } from './check-size.ts'
import { readRepository } from './repository.ts'

const fileOf = (lines: number) => ({ path: 'a.ts', text: 'x\n'.repeat(lines) })

test('no file is too long', () => {
  expect(checkSize(readRepository())).toEqual([])
})

test('the longest allowed file passes, one line more is seen', () => {
  expect(checkSize([fileOf(longest)])).toEqual([])
  expect(checkSize([fileOf(longest + 1)])).toEqual(['a.ts has 301 lines; 300 is the most'])
})

test('reading nothing is a failure', () => {
  expect(checkSize([])).toEqual(['no source file was read'])
})

test('the linter says the same number', () => {
  const biome = readRepository().find(({ path }) => path === 'biome.json')
  expect(biome?.text).toContain(`"maxLines": ${longest}`)
})
