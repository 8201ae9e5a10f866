import { useSettled } from '../field/use-settled.ts'
import { useAdminAnswer } from '../use-admin-answer.ts'

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
  const q = useSettled(typed.trim(), DEBOUNCE_MS)
  const { data, error, isLoading } = useAdminAnswer(
    'admin.search',
    q === '' ? undefined : { query: { q, size: String(HITS) } },
    { keepPreviousData: true, shouldRetryOnError: false },
  )
  const found = (data?.data ?? []).flatMap(({ resource, noun, hits }) =>
    hits.flatMap(({ id, title, detail, isExact }): FoundCommand[] => {
      const href = addressOf(resource, id)
      if (href === undefined) return []
      return [{ id: `${resource} ${id}`, label: title, note: detail ?? undefined, group: noun, href, isExact }]
    }),
  )
  return {
    /** The car of which it is the plate or the number, with who has it. */
    cars: q === '' || error ? [] : (data?.cars ?? []),
    /** The person whose phone it is, with the car that they have. */
    people: q === '' || error ? [] : (data?.people ?? []),
    found: q === '' || error ? [] : found,
    isSearching: isLoading || q !== typed.trim(),
    hasFailed: q !== '' && error !== undefined && !isLoading,
  }
}
