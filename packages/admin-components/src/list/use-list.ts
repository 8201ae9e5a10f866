import type { Page } from '@delebil/core-api/admin'
import { useMemo } from 'react'
import useSWRInfinite from 'swr/infinite'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import { ask, askAgain, type Refused } from '../ask.ts'
import type { Screen } from '../screen/screen.ts'
import { keyOf } from '../use-record.ts'
import type { ListState } from '../views/list-state.ts'

export const LIST_SIZE = 50

/** A page, and what was asked for when it came: until another question is answered, the rows of the one before stand there. */
type AskedPage = Page<AnyRecord> & { readonly question: string }

export type ListStatus = 'loading' | 'empty' | 'nothing' | 'error' | 'offline' | 'rows'

/** The rows of a list so far; how many pages were fetched is remembered for whoever comes back. */
export function useList({ resource }: Screen, { q, filter, sort }: ListState, isWaiting = false) {
  const { api, organizationId: orgId, online } = useAdminHost()
  const asked = [q, JSON.stringify(filter), sort] as const
  const question = JSON.stringify(asked)
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<AskedPage, Refused>(
    (index: number, before: AskedPage | null) => {
      if (isWaiting || (index > 0 && !before?.cursor)) return null
      return keyOf(orgId, resource.key, 'list', ...asked, before?.cursor ?? null)
    },
    async ([, , , , ...rest]: readonly unknown[]) => {
      const cursor = rest.pop()
      const query = { orgId, q: q || undefined, filter, sort, size: LIST_SIZE }
      const page = await ask(api.list(resource.key, { ...query, ...(typeof cursor === 'string' && { cursor }) }))
      return { ...(page as unknown as Page<AnyRecord>), question: JSON.stringify(rest) }
    },
    // What stands there is not exchanged while somebody reads it; that there is something new is told.
    { ...askAgain, keepPreviousData: true, revalidateOnFocus: false, revalidateFirstPage: false },
  )
  const isOther = error !== undefined && data?.[0]?.question !== question
  const known = isOther ? undefined : data
  const rows = useMemo(() => known?.flatMap((page) => page.data) ?? [], [known])
  const last = known?.at(-1)
  const status = statusOf(known !== undefined, rows.length, q !== '' || filter.length > 0, error, online)
  return {
    status,
    rows,
    total: last?.totalElements ?? 0,
    isExact: last?.isExact ?? true,
    hasMore: (last?.cursor ?? null) !== null,
    isFetching: isValidating,
    refusal: error?.refusal,
    /** Rows are shown, and what was to follow did not come. */
    hasFailed: rows.length > 0 && error !== undefined && !isValidating,
    more: () => void setSize(size + 1),
    again: () => void mutate(),
  }
}

function statusOf(
  isKnown: boolean,
  rows: number,
  isAsking: boolean,
  error: Refused | undefined,
  online: boolean,
): ListStatus {
  if (rows > 0) return 'rows'
  if (isKnown) return isAsking ? 'nothing' : 'empty'
  if (!error) return 'loading'
  return error.refusal.status === 0 || !online ? 'offline' : 'error'
}
