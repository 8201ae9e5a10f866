import { expect, test } from 'vitest'
import { checkHomes } from './check-homes.ts'
import { homes } from './homes.ts'
import { readRepository } from './repository.ts'

test('everything with a home stands in it', () => {
  expect(checkHomes(readRepository(), homes)).toEqual([])
})

test.each(homes)('$what: a breach is reported', ({ what, example }) => {
  const stray = { path: 'packages/ui/src/button/button.tsx', text: example }
  expect(checkHomes([stray], homes)).toEqual([`${stray.path}: ${what}`])
})

test('SQL of a feature outside its stores is reported', () => {
  const text = homes[0]?.example ?? ''
  const files = [
    'people/staff/people-verbs.ts',
    'people/people-store.ts',
    'fleet/stores/cars.ts',
    'fleet/restores/a.ts',
  ]
  const seen = checkHomes(
    files.map((name) => ({ path: `apps/api/src/features/${name}`, text })),
    homes,
  )
  expect(seen).toEqual([
    'apps/api/src/features/people/staff/people-verbs.ts: SQL stands in stores, migrations and seeds',
    'apps/api/src/features/fleet/restores/a.ts: SQL stands in stores, migrations and seeds',
  ])
})

test('a run that reads no file fails', () => {
  expect(checkHomes([], homes)).toEqual(['no source file was read'])
})
