import { expect, test } from 'vitest'
import { countOf, isSelected, nothingSelected, toggle, toggleShown, toggleTo } from './selection.ts'

const shown = [5, 3, 9, 7]
const all = { isAll: true, ids: new Set<number>() }

test('toggling a row selects it, and again leaves it', () => {
  const one = toggle(nothingSelected, shown, 3)
  expect([...one.ids]).toEqual([3])
  expect(toggle(one, shown, 3).ids.size).toBe(0)
})

test('a range selects the rows between, in the order of the list, as the last one was', () => {
  const some = toggleTo(toggle(nothingSelected, shown, 3), shown, 3, 7)
  expect([...some.ids]).toEqual([3, 9, 7])
  expect([...toggleTo(some, shown, 7, 9).ids]).toEqual([3])
  expect([...toggleTo(nothingSelected, shown, 404, 9).ids]).toEqual([9])
})

test('all that match are selected until one row is left out', () => {
  expect(isSelected(all, 404)).toBe(true)
  expect(countOf(all, 120)).toBe(120)
  const rest = toggle(all, shown, 9)
  expect(rest.isAll).toBe(false)
  expect([...rest.ids]).toEqual([5, 3, 7])
})

test('toggling the page selects or leaves its rows, and keeps those of other pages', () => {
  const elsewhere = { isAll: false, ids: new Set([100]) }
  const page = toggleShown(elsewhere, shown)
  expect([...page.ids]).toEqual([100, 5, 3, 9, 7])
  expect([...toggleShown(page, shown).ids]).toEqual([100])
})
