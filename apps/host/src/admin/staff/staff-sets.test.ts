import { permissionAreas } from '@delebil/core-api'
import { expect, test } from 'vitest'
import { areaOrder, type Choices, choiceIn, nothing as nothingThere, rightsOf } from './rights.ts'
import { setOf, staffSets, withSet } from './staff-sets.ts'

const nothing = Object.fromEntries(areaOrder.map((area) => [area, nothingThere])) as Choices

test('areas on the screen are those of the permissions, each once', () => {
  expect([...areaOrder].sort()).toEqual([...permissionAreas].sort())
})

test.each(Object.keys(staffSets))('the set %s is known again by its rights as they are kept', (key) => {
  const rights = rightsOf(withSet(nothing, key))
  const kept = Object.fromEntries(areaOrder.map((area) => [area, choiceIn(rights, area)])) as Choices
  expect(setOf(kept)).toBe(key)
})

test('choices that are no set have no name, and a day stays where a set is put over it', () => {
  const own = { ...nothing, HELP: { level: 'WRITE', from: '01.12.2026', until: '31.12.2026' } } as const
  expect([setOf(nothing), setOf(own)]).toEqual([undefined, undefined])
  expect(rightsOf(own)).toEqual([
    { permission: 'HELP_READ', endsOn: '2026-12-31', startsOn: '2026-12-01' },
    { permission: 'HELP_WRITE', endsOn: '2026-12-31', startsOn: '2026-12-01' },
  ])
  expect(withSet(own, 'night').HELP).toEqual({ level: 'READ', from: '01.12.2026', until: '31.12.2026' })
  expect(withSet(own, 'bookkeeper').HELP).toEqual(nothingThere)
})
