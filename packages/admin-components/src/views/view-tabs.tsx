import { useAdminHost } from '../admin-host.ts'
import { type CountTab, CountTabs } from '../part/count-tabs.tsx'
import type { Screen } from '../screen/screen.ts'
import { readListState } from './list-state.ts'
import { useViewCounts } from './use-view-counts.ts'
import type { useViews } from './use-views.ts'
import { firstView, openStandard, openView, standingOf, viewOf } from './view-query.ts'
import { ViewsMenu } from './views-menu.tsx'
import { viewsTexts } from './views-texts.ts'

const ALL = 'standard'

/** The views of a list side by side, each with how much is in it: the list's own, all there is, and what was saved. */
export function ViewTabs({ screen, kept }: { screen: Screen; kept: ReturnType<typeof useViews> }) {
  const { resource, path } = screen
  const { query, personId } = useAdminHost()
  const standing = standingOf(screen, personId)
  const all = [...standing, ...kept.views]
  const named = [
    ...standing.map((view) => ({ ...view, address: openView(view) })),
    { id: ALL, name: viewsTexts.all, query: '', meaning: undefined, address: openStandard(all) },
    ...kept.views.map(({ id, name, query: saved }) => ({
      id: String(id),
      name,
      query: saved,
      meaning: undefined,
      address: openView({ id: String(id), query: saved }),
    })),
  ]
  const states = named.map((view) => readListState(resource, new URLSearchParams(view.query)))
  const { counts } = useViewCounts(
    resource.key,
    states.map(({ filter }) => filter),
  )
  const tabs = named.map(({ id, name, meaning, address }, at): CountTab => {
    // A search of its own is not counted.
    const count = states[at]?.q === '' ? counts?.[at] : undefined
    return {
      id,
      label: name,
      href: `${path}?${address}`,
      ...(count && { count: count.total, isExact: count.isExact }),
      ...(meaning && { meaning }),
    }
  })
  // What it will open with is seen before it has opened.
  const { view } = viewOf(all, firstView(kept.views, query, standing) ?? query)
  const isAll = view === undefined && readListState(resource, query).filter.length === 0
  return (
    <CountTabs label={viewsTexts.views} tabs={tabs} selected={view ? String(view.id) : isAll ? ALL : undefined}>
      <ViewsMenu screen={screen} kept={kept} />
    </CountTabs>
  )
}
