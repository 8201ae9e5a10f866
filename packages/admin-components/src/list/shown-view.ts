import type { Screen, StandingView } from '../screen/screen.ts'
import type { ListState } from '../views/list-state.ts'
import { standingOf, viewOf } from '../views/view-query.ts'
import { saidElsewhere } from './said-elsewhere.ts'

/** The view of a screen that a list shows as it is: no search, and no filter but its own. */
export function shownView(
  screen: Screen,
  { q, filter }: ListState,
  query: URLSearchParams,
  personId?: number,
): StandingView | undefined {
  const { view } = viewOf(standingOf(screen, personId), query)
  if (view === undefined || q !== '' || filter.length === 0) return undefined
  const { resource, views = [] } = screen
  if (!filter.every(saidElsewhere({ resource, views }, query, personId))) return undefined
  return views.find(({ key }) => view.id === `fast-${key}`)
}
