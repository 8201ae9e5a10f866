import type { Queryable } from '../platform/db/queryable.ts'
import { demoLogins } from './demo-logins.ts'
import { demoMemberships } from './seed-people.ts'

/** Whoever is in the private membership of the member's log-in with them has neither a checked licence nor a confirmed address. */
export const seedUnchecked = (tx: Queryable): Promise<number> =>
  tx.change(
    `update person set license_state = 'UNKNOWN', email_proven_at = null where id in (
       select person_id from membership_member where membership_id = $1 and person_id <> $2)`,
    [demoMemberships.memberPrivate, demoLogins.member.id],
  )
