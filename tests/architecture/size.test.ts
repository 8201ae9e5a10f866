import { expect, test } from 'vitest'
import { checkSize, longest } from './check-size.ts'
import { readRepository } from './repository.ts'

const fileOf = (lines: number) => ({ path: 'a.ts', text: 'x\n'.repeat(lines) })

test('no file is longer than 300 lines', () => {
  expect(checkSize(readRepository())).toEqual([])
})

test('a file of 300 lines passes, one of 301 is reported', () => {
  expect(checkSize([fileOf(longest)])).toEqual([])
  expect(checkSize([fileOf(longest + 1)])).toEqual(['a.ts has 301 lines; 300 is the most'])
})

test('a run that reads no file fails', () => {
  expect(checkSize([])).toEqual(['no source file was read'])
})

test('the linter has the same limit of lines', () => {
  const biome = readRepository().find(({ path }) => path === 'biome.json')
  expect(biome?.text).toContain(`"maxLines": ${longest}`)
})
