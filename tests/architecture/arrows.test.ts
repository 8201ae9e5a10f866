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

test('an arrow too few, in either file, is seen', () => {
  expect(checkArrows([...upper({}, []), ...lower], allowed)).toEqual([
    'packages/upper/package.json depends on nothing; allowed is lower',
    'packages/upper/tsconfig.json refers to nothing; allowed is lower',
  ])
})

test('an arrow up is seen', () => {
  const climbing = [json('packages/lower/package.json', { devDependencies: { '@delebil/upper': '1' } })]
  expect(checkArrows([...good, ...climbing], allowed)).toEqual([
    'packages/lower/package.json depends on upper; allowed is nothing',
  ])
})

test('a workspace that is missing, and one that the table does not know, are seen', () => {
  expect(checkArrows(good, allowed)).toContain('packages/lower was not seen')
  expect(checkArrows([...good, ...lower], { 'packages/upper': ['lower'] })).toContain(
    'packages/lower has no line of allowed arrows',
  )
})

test('the rules may not depend on anything at all', () => {
  const rules = [json('packages/validation/package.json', { devDependencies: { 'left-pad': '1' } })]
  expect(checkArrows(rules, { 'packages/validation': [] })).toEqual(['packages/validation depends on left-pad'])
})
