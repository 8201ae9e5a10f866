import type { Queryable } from '../../platform/db/queryable.ts'
import { readPolicy } from '../organizations/stores/settings.ts'
import { isLimitReached } from './is-limit-reached.ts'
import * as store from './stores/staff-reservations.ts'

export type Warning = {
  readonly code: 'membership.not-active' | 'reservation.limit-reached' | 'reservation.driver-not-member'
  /** Staff may make the reservation all the same, and say why. */
  readonly mayOverride: boolean
}

type Wanted = {
  readonly membershipId: number
  readonly personId: number
  readonly start: Date
  readonly end: Date
}

/** A membership that is shut, or over, is not helped by a reason. */
const mayWait = (state: string | undefined): boolean => state === 'PAUSED' || state === 'PAYMENT_REQUIRED'

type Asking = { readonly db: Queryable; readonly office: { readonly organizationId: number }; readonly now: Date }

/** What speaks against a booking for a member, beside the car. */
export const warningsOf = async ({ db, office, now }: Asking, wanted: Wanted): Promise<readonly Warning[]> => {
  const { organizationId } = office
  const { membershipId, personId } = wanted
  const membership = await store.membershipState(db, organizationId, membershipId, personId)
  const limited = { organizationId, membershipId, limit: membership?.limit }
  const isFull = await isLimitReached(db, limited, await readPolicy(db, organizationId, now), wanted)
  return [
    ...(membership?.state === 'ACTIVE'
      ? []
      : [{ code: 'membership.not-active', mayOverride: mayWait(membership?.state) } as const]),
    ...(membership?.isMember ? [] : [{ code: 'reservation.driver-not-member', mayOverride: false } as const]),
    ...(isFull ? [{ code: 'reservation.limit-reached', mayOverride: true } as const] : []),
  ]
}
