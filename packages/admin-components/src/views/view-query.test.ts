import type { SavedView } from '@delebil/core-api/admin'
import { adminResources } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { readListState, standardColumns } from './list-state.ts'
import { firstView, openStandard, openView, standingOf, viewOf, viewQuery } from './view-query.ts'

const view = (id: number, query: string, isDefault = false): SavedView => ({
  id,
  version: 1,
  resource: 'cars',
  name: `Visning ${id}`,
  query,
  isShared: false,
  isDefault,
  position: id,
  isMine: true,
})
const mine = view(3, 'sorter=-carNumber&sok=el')

test('a view is recognised by its query, in any order and whatever is open', () => {
  const query = new URLSearchParams('sok=el&apne=7&visning=3&sorter=-carNumber')
  expect(viewQuery(query)).toBe(viewQuery(new URLSearchParams(mine.query)))
  expect(viewOf([mine], query)).toEqual({ view: mine, isChanged: false })
  query.set('sok', 'bz')
  expect(viewOf([mine], query).isChanged).toBe(true)
  expect(viewOf([mine], new URLSearchParams('visning=404'))).toEqual({ view: undefined, isChanged: false })
})

test('a view of one flag is what an address asks for that says no more than the flag', () => {
  const views = [{ key: 'ses-pa', name: 'Må ses på', where: { needsReview: true } }]
  const standing = standingOf({ resource: adminResources.reservations, views })
  const [asked] = standing
  expect(viewOf(standing, new URLSearchParams('needsReview=true'))).toEqual({ view: asked, isChanged: false })
  expect(viewOf(standing, new URLSearchParams('needsReview=true&apne=7'))).toEqual({ view: asked, isChanged: false })
  for (const other of ['needsReview=false', 'needsReview=true&sok=el', 'needsReview=true&visning=standard'])
    expect(viewOf(standing, new URLSearchParams(other)).view, other).toBeUndefined()
})

test('a list opened without a query begins with the default view', () => {
  const first = view(4, 'tett=1', true)
  expect(firstView([mine, first], new URLSearchParams())?.toString()).toBe('tett=1&visning=4')
  expect(firstView([mine, first], new URLSearchParams('sok=x'))).toBeUndefined()
  expect(firstView([mine], new URLSearchParams())).toBeUndefined()
  // Who wants the standard all the same gets it.
  expect(firstView([first], openStandard([first]))).toBeUndefined()
  expect(openStandard([mine]).toString()).toBe('')
})

test('a view with columns, filters and an order that no longer exist shows the rest', () => {
  const query = openView(
    view(5, 'kolonner=borte,carNumber&sorter=borte&filter=[{"field":"borte","operator":"is","value":1}]&apne=9'),
  )
  const state = readListState(adminResources.cars, query)
  expect(state).toMatchObject({ columns: ['carNumber'], sort: 'carNumber', filter: [], open: undefined })
  expect(readListState(adminResources.cars, openView(view(6, 'kolonner=borte'))).columns).toEqual(
    standardColumns(adminResources.cars),
  )
})
