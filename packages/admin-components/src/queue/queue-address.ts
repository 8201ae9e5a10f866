import type { Screen } from '../screen/screen.ts'
import type { useViews } from '../views/use-views.ts'
import { firstView, openStandard, openView, standingOf } from '../views/view-query.ts'

/** The list as it opens with nobody's wish: one's own first view, or what waits for somebody. */
export function firstAddress(
  screen: Screen,
  personId: number | undefined,
  kept: ReturnType<typeof useViews>['views'] = [],
): string {
  const { path, queue } = screen
  if (!queue?.isFirstView) return path
  const standing = standingOf(screen, personId)
  const [view] = standing
  const query = firstView(kept, new URLSearchParams(), standing) ?? (view && openView(view))
  return query ? `${path}?${query}` : path
}

/** All there is in the list. */
export const allOf = (screen: Screen, personId: number | undefined): string => {
  const query = openStandard(standingOf(screen, personId))
  return query.size === 0 ? screen.path : `${screen.path}?${query}`
}
