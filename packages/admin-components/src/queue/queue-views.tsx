import { useAdminHost } from '../admin-host.ts'
import { Count } from '../part/count.tsx'
import type { Screen } from '../screen/screen.ts'
import { readListState } from '../views/list-state.ts'
import { useViewCounts } from '../views/use-view-counts.ts'
import { openView, standingOf } from '../views/view-query.ts'
import { viewsTexts } from '../views/views-texts.ts'
import { allOf } from './queue-address.ts'
import * as css from './queue-views.css.ts'

interface QueueViewsProps {
  readonly screen: Screen
  /** The list that stands beside the case. */
  readonly address: string
  readonly onChoose: (address: string) => void
}

/** What there is room for over the cases. */
const MOST = 4

/** What else can stand beside the case: the views of the list, each with how much is in it. */
export function QueueViews({ screen, address, onChoose }: QueueViewsProps) {
  const { resource, path } = screen
  const { personId } = useAdminHost()
  const standing = standingOf(screen, personId).map((view) => ({ ...view, at: `${path}?${openView(view)}` }))
  const all = { id: 'all', name: viewsTexts.all, query: '', meaning: undefined, at: allOf(screen, personId) }
  const views = [...standing, all].slice(0, MOST)
  const filters = views.map(({ query }) => readListState(resource, new URLSearchParams(query)).filter)
  const { counts } = useViewCounts(resource.key, filters)
  const asked = JSON.stringify(readListState(resource, new URL(address, 'http://list').searchParams).filter)
  return (
    <fieldset aria-label={viewsTexts.views} className={css.views}>
      {views.map(({ id, name, meaning, at: target }, at) => {
        const count = counts?.[at]
        return (
          <button
            key={id}
            type="button"
            className={css.view}
            aria-pressed={JSON.stringify(filters[at]) === asked}
            onClick={() => onChoose(target)}
          >
            {name}{' '}
            {count && count.total > 0 && (
              <Count of={count.total} isExact={count.isExact} {...(meaning && { meaning })} />
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
