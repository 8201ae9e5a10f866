import type { Refusal } from '@delebil/core-api'
import type { AnyRecord, Page } from '@delebil/core-api/admin'
import { answerOf, usePages } from '@delebil/core-api/react'
import { useMemo } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { Screen } from '../screen/screen.ts'
import type { ListState } from '../views/list-state.ts'

export const LIST_SIZE = 50

/** A page, and what was asked for when it came: until another question is answered, the rows of the one before stand there. */
type AskedPage = Page<AnyRecord> & { readonly question: string }

export type ListStatus = 'loading' | 'empty' | 'nothing' | 'error' | 'offline' | 'rows'

/** The rows of a list so far; how many pages were fetched is remembered for whoever comes back. */
export function useList({ resource }: Screen, { q, filter, sort }: ListState, isWaiting = false) {
  const { api, organizationId: orgId, online } = useAdminHost()
  const question = JSON.stringify([q, filter, sort])
  const { pages, refusal, ...list } = usePages(
    {
      name: `${resource.key}.list`,
      who: orgId,
      inputAt: (index, before: AskedPage | null) =>
        isWaiting || (index > 0 && !before?.cursor) ? null : { q, filter, sort, cursor: before?.cursor },
      ask: async ({ cursor, ...asked }): Promise<AskedPage> => {
        const query = { ...asked, orgId, q: asked.q || undefined, size: LIST_SIZE, ...(cursor && { cursor }) }
        const page: Page<AnyRecord> = answerOf(await api.list(resource.key, query))
        return { ...page, question: JSON.stringify([asked.q, asked.filter, asked.sort]) }
      },
    },
    // What stands there is not exchanged while somebody reads it; that there is something new is told.
    { keepPreviousData: true, revalidateFirstPage: false },
  )
  const isOther = refusal !== undefined && pages?.[0]?.question !== question
  const known = isOther ? undefined : pages
  const rows = useMemo(() => known?.flatMap((page) => page.data) ?? [], [known])
  const last = known?.at(-1)
  const status = statusOf(known !== undefined, rows.length, q !== '' || filter.length > 0, refusal, online)
  return {
    ...list,
    status,
    rows,
    total: last?.totalElements ?? 0,
    isExact: last?.isExact ?? true,
    hasMore: (last?.cursor ?? null) !== null,
    refusal,
    /** Rows are shown, and what was to follow did not come. */
    hasFailed: rows.length > 0 && refusal !== undefined && !list.isFetching,
  }
}

function statusOf(
  isKnown: boolean,
  rows: number,
  isAsking: boolean,
  refusal: Refusal | undefined,
  online: boolean,
): ListStatus {
  if (rows > 0) return 'rows'
  if (isKnown) return isAsking ? 'nothing' : 'empty'
  if (!refusal) return 'loading'
  return refusal.status === 0 || !online ? 'offline' : 'error'
}
