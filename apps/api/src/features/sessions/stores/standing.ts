import type { Booker } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** SQL: the licence of a person of this alias, as the rules judge it. */
export const licenseJson = (person: string): string =>
  `json_build_object('state', ${person}.license_state, 'validUntil', ${person}.license_valid_until)`

/** SQL: columns of a person of this alias, named as in `Booker`. */
export const standingColumns = (person: string): string =>
  `${licenseJson(person)} as license, ${person}.email_proven_at is not null as "isEmailConfirmed"`

/** What is known of a person's licence and address. */
export const findStanding = (db: Queryable, personId: number): Promise<Booker> =>
  db.theRow<Booker>(`select ${standingColumns('p')} from person p where id = $1`, [personId])
