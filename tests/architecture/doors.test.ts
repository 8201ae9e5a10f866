import { expect, test } from 'vitest'
import { checkDoors } from './check-doors.ts'
import { readRepository } from './repository.ts'

const manifest = (exports: object) => ({
  path: 'packages/rules/package.json',
  text: JSON.stringify({ name: '@delebil/rules', exports }),
})
const door = { '.': { '@delebil/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } }
const file = (text: string) => ({ path: 'apps/site/src/main.ts', text })

test('packages are imported by their declared exports alone', () => {
  expect(checkDoors(readRepository())).toEqual([])
})

test('an import of a declared export passes', () => {
  expect(checkDoors([manifest(door), file("import { period } from '@delebil/rules'")])).toEqual([])
})

test.each([
  ["import { period } from '@delebil/rules/src/period.ts'", '@delebil/rules/src/period.ts, which is no door'],
  ["const rules = await import('@delebil/rules/inner')", '@delebil/rules/inner, which is no door'],
  [
    "export { a } from '../../../packages/rules/src/a.ts'",
    '../../../packages/rules/src/a.ts, outside its own workspace',
  ],
])('the code %s is reported', (text, complaint) => {
  expect(checkDoors([manifest(door), file(text)])).toEqual([`apps/site/src/main.ts imports ${complaint}`])
})

test('an export that needs a build, or publishes source, is reported', () => {
  const exports = { '.': { default: './dist/index.js' }, './raw': './src/raw.ts' }
  expect(checkDoors([manifest(exports), file('')])).toEqual([
    'packages/rules/package.json: "." does not name @delebil/source first',
    'packages/rules/package.json: "./raw" publishes ./src/raw.ts',
  ])
})

test('a run that reads no package fails', () => {
  expect(checkDoors([])).toEqual(['no package or no source file was read'])
})
