import { expect, test } from 'vitest'
import { pickSections } from './pick-sections.ts'

const all = [{ name: 'search' }, { name: 'booking' }, { name: 'map' }]

test('named sections run in their usual order, all of them where none is named', () => {
  expect(pickSections(all, ['map', 'search']).map(({ name }) => name)).toEqual(['search', 'map'])
  expect(pickSections(all, [])).toEqual(all)
})

test('an unknown section is refused with the names there are', () => {
  expect(() => pickSections(all, ['maps'])).toThrow('maps. There are search, booking, map')
})
