import { expect, test } from 'vitest'
import { allowedArrows } from './allowed-arrows.ts'
import { checkArrows } from './check-arrows.ts'
import { readRepository } from './repository.ts'

const json = (path: string, value: object) => ({ path, text: JSON.stringify(value) })

const upper = (dependencies: object, references: object[]) => [
  json('packages/upper/package.json', { name: '@delebil/upper', dependencies }),
  json('packages/upper/tsconfig.json', { references }),
]
const lower = [
  json('packages/lower/package.json', { name: '@delebil/lower' }),
  json('packages/lower/tsconfig.json', {}),
]
const allowed = { 'packages/upper': ['lower'], 'packages/lower': [] }
const good = upper({ '@delebil/lower': '1' }, [{ path: '../lower' }])

test('every workspace depends on and refers to exactly what it may', () => {
  expect(checkArrows(readRepository(), allowedArrows)).toEqual([])
})

test('two workspaces that keep to the table pass', () => {
  expect(checkArrows([...good, ...lower], allowed)).toEqual([])
})

test('an arrow missing from either file is reported', () => {
  expect(checkArrows([...upper({}, []), ...lower], allowed)).toEqual([
    'packages/upper/package.json depends on nothing; allowed is lower',
    'packages/upper/tsconfig.json refers to nothing; allowed is lower',
  ])
})

test('an arrow upwards is reported', () => {
  const climbing = [json('packages/lower/package.json', { devDependencies: { '@delebil/upper': '1' } })]
  expect(checkArrows([...good, ...climbing], allowed)).toEqual([
    'packages/lower/package.json depends on upper; allowed is nothing',
  ])
})

test('a missing workspace, and one without a line in the table, are reported', () => {
  expect(checkArrows(good, allowed)).toContain('packages/lower was not seen')
  expect(checkArrows([...good, ...lower], { 'packages/upper': ['lower'] })).toContain(
    'packages/lower has no line of allowed arrows',
  )
})

test('any dependency of the rules is reported', () => {
  const rules = [json('packages/validation/package.json', { devDependencies: { 'left-pad': '1' } })]
  expect(checkArrows(rules, { 'packages/validation': [] })).toEqual(['packages/validation depends on left-pad'])
})
