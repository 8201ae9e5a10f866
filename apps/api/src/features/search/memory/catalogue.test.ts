import { expect, test } from 'vitest'
import { catalogueVersion, countCatalogues } from './catalogue.ts'
import { toFleet } from './fleet.ts'

test('a club without cars has the catalogue of all such clubs: who asks for a thousand of them makes the server keep nothing', () => {
  const fleet = toFleet([])
  const versions = Array.from({ length: 1000 }, (_, id) => catalogueVersion(fleet, id + 1))
  expect(new Set(versions).size).toBe(1)
  expect(countCatalogues(fleet)).toBeLessThanOrEqual(1)
})
