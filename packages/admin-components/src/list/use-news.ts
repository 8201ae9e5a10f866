import type { AnyRecord, Page } from '@delebil/core-api/admin'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { useChanges } from '../live/use-changes.ts'
import type { Screen } from '../screen/screen.ts'
import type { ListState } from '../views/list-state.ts'
import { formatNews, newsOf } from './news-of.ts'
import { LIST_SIZE, type useList } from './use-list.ts'

const MOST_FURTHER = 10

interface Seen {
  readonly asked: string
  /** The rows that were shown then. */
  readonly rows: readonly AnyRecord[]
  readonly page: Page<AnyRecord>
  readonly further: ReadonlyMap<number, number>
}

/** What others did to a list since it was fetched, in words; the rows stay until they are asked for. */
export function useNews({ resource: { key } }: Screen, state: ListState, list: ReturnType<typeof useList>): string {
  const { api, organizationId: orgId } = useAdminHost()
  const { q, filter, sort } = state
  const asked = JSON.stringify([q, filter, sort])
  const [seen, setSeen] = useState<Seen>()

  const look = async (ids: readonly number[]) => {
    const result = await api.list(key, { orgId, q: q || undefined, filter, sort, size: LIST_SIZE })
    if (!result.ok) return
    const page = result.value
    const first = new Set(page.data.map(({ id }) => id))
    const shown = new Set(list.rows.map(({ id }) => id))
    const further = ids.filter((id) => shown.has(id) && !first.has(id)).slice(0, MOST_FURTHER)
    const found = further.length > 0 ? await api.list(key, { orgId, ids: further, size: further.length }) : undefined
    const known = found?.ok ? found.value.data : []
    setSeen({ asked, rows: list.rows, page, further: new Map(known.map(({ id, version }) => [id, version])) })
  }
  const isShown = list.status === 'rows' || list.status === 'empty' || list.status === 'nothing'
  useChanges(key, (ids) => void look(ids), isShown)
  // Rows that were fetched since are newer than what was seen.
  if (!isShown || list.isFetching || seen?.asked !== asked || seen.rows !== list.rows) return ''
  return formatNews(newsOf(list, seen.page, seen.further))
}
