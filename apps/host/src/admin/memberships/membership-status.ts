import type { AnyRecord, Status } from '@delebil/admin-components'
import { describeMembership } from '@delebil/validation/text'

/** The state of a membership as members read it: an active one that misses its ID card says so. */
export function membershipStatus(record: Pick<AnyRecord, string>): Status {
  const { state, externalIdCardVerificationRequired, externalIdCard } = record
  const { text, indicator } = describeMembership({
    state: String(state),
    externalIdCardVerificationRequired: externalIdCardVerificationRequired === true,
    externalIdCard: Boolean(externalIdCard),
  })
  return { text, tone: indicator ?? 'none' }
}
