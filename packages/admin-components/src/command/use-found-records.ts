import useSWR from 'swr'
import { useAdminHost } from '../admin-host.ts'
import { ask, type Refused } from '../ask.ts'
import { useSettled } from '../field/use-settled.ts'
import { keyOf } from '../use-record.ts'

/** A record that can be gone to. */
export interface FoundCommand {
  readonly id: string
  readonly label: string
  readonly note?: string | undefined
  readonly group: string
  readonly href: string
  /** What was typed is its number, plate, phone, address or card. */
  readonly isExact?: boolean
}

const DEBOUNCE_MS = 150
const HITS = 5

/** Records that the server finds for what is typed, those that the caller may read. */
export function useFoundRecords(typed: string, addressOf: (resource: string, id: number) => string | undefined) {
  const { api, organizationId } = useAdminHost()
  const q = useSettled(typed.trim(), DEBOUNCE_MS)
  const { data, error, isLoading } = useSWR<readonly FoundCommand[], Refused>(
    q === '' ? null : keyOf(organizationId, 'search', 'palette', q),
    async () => {
      const query = { orgId: String(organizationId), q, size: String(HITS) }
      const { data: groups } = await ask(api.call('admin.search', { query }))
      return groups.flatMap(({ resource, noun, hits }) =>
        hits.flatMap(({ id, title, detail, isExact }) => {
          const href = addressOf(resource, id)
          if (href === undefined) return []
          return [{ id: `${resource} ${id}`, label: title, note: detail ?? undefined, group: noun, href, isExact }]
        }),
      )
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    found: q === '' || error ? [] : (data ?? []),
    isSearching: isLoading || q !== typed.trim(),
    hasFailed: q !== '' && error !== undefined && !isLoading,
  }
}
