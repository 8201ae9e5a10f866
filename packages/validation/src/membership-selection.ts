/** Each retry for a missing membership waits this much longer than the one before (ms). */
export const MEMBERSHIP_RETRY_STEP_MS = 100
/** No retry waits longer than this (ms). */
export const MEMBERSHIP_RETRY_MAX_MS = 10_000

/** The current membership if it is still in the list, else the default one, else the first; undefined for an empty list. */
export function selectMembership<M extends { id: string | number; default?: boolean | undefined }>(
  memberships: readonly M[],
  currentId: M['id'] | undefined,
): M | undefined {
  return (
    memberships.find((membership) => membership.id === currentId) ??
    memberships.find((membership) => membership.default === true) ??
    memberships[0]
  )
}

/** A new list with the owned memberships first; otherwise in the order given. */
export function sortMemberships<M extends { isOwner?: boolean | undefined }>(memberships: readonly M[]): M[] {
  return memberships.toSorted((a, b) => Number(b.isOwner === true) - Number(a.isOwner === true))
}

/** How long to wait before retry number `attempt` (1, 2, 3 ...) when the membership that is needed is missing (ms). */
export function missingMembershipRetryDelayMs(attempt: number): number {
  return Math.min(Math.max(attempt, 0) * MEMBERSHIP_RETRY_STEP_MS, MEMBERSHIP_RETRY_MAX_MS)
}

/** Invoices are for the owner of the selected membership only. */
export function mayReadInvoices(membership: { isOwner?: boolean | undefined } | undefined): boolean {
  return membership?.isOwner === true
}
