import { type DraftOf, readDraft } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'

const { start: startField, end: endField } = adminResources.reservations.fields

/** The period that is filled in, where it is one. */
export function periodOf(draft: DraftOf<'reservations'>): { readonly start: string; readonly end: string } | undefined {
  const [start, end] = [readDraft(startField, draft.start), readDraft(endField, draft.end)]
  if (!('value' in start) || !('value' in end) || start.value === null || end.value === null) return undefined
  const period = { start: String(start.value), end: String(end.value) }
  return new Date(period.start) < new Date(period.end) ? period : undefined
}
