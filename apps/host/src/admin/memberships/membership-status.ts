import type { Status } from '@delebil/admin-components'
import { describeMembership } from '@delebil/validation/text'

interface Seen {
  readonly state: string
  readonly externalIdCardVerificationRequired: boolean
  readonly externalIdCard: unknown
}

/** The state of a membership as members read it: an active one that misses its ID card says so. */
export function membershipStatus({ externalIdCard, ...seen }: Seen): Status {
  const { text, indicator } = describeMembership({ ...seen, externalIdCard: Boolean(externalIdCard) })
  return { text, tone: indicator ?? 'none' }
}
