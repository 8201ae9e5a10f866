import type { FilterToken } from '@delebil/core-api/admin'
import type { Screen } from '../screen/screen.ts'
import { readListState } from '../views/list-state.ts'
import { standingOf, viewOf } from '../views/view-query.ts'

/** Of a filter what stands over the list already: the tab that is chosen, by its name, and the day that is pressed. */
export function saidElsewhere(
  { resource, views, quickDays }: Pick<Screen, 'resource' | 'views' | 'quickDays'>,
  query: URLSearchParams,
  personId?: number,
): (token: FilterToken) => boolean {
  const { view } = viewOf(standingOf({ resource, ...(views && { views }) }, personId), query)
  const { filter } = readListState(resource, new URLSearchParams(view?.query))
  const ofView = new Set(filter.map((token) => JSON.stringify(token)))
  return (token) => (quickDays?.fields.includes(token.field) ?? false) || ofView.has(JSON.stringify(token))
}
