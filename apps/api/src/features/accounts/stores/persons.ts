import type { Person } from '@delebil/core-api'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** What a log-in is checked against; a person without a password can only use single sign-on. */
export type Credentials = { personId: number; name: string; email: string; passwordHash: string | null }

/** The person behind an e-mail address, whatever its letter case. */
export const findCredentials = (db: Queryable, email: string): Promise<Credentials | undefined> =>
  db.oneRow<Credentials>(
    `select id as "personId", name, email, password_hash as "passwordHash" from person where lower(email) = lower($1)`,
    [email],
  )

export const findPerson = (db: Queryable, id: number): Promise<Person | undefined> =>
  db.oneRow<Person>(
    `select id, name, email, phone, person.drivers_license_valid as "driversLicenseValid",
         notifications_permitted as "notificationsPermitted", oidc_id as "oidcId",
         coalesce((select json_agg(json_build_object('chipId', chip_id) order by chip_id)
           from member_card where person_id = person.id), '[]') as cards
       from person where id = $1`,
    [id],
  )

export const changePasswordHash = async (db: Queryable, personId: number, passwordHash: string): Promise<void> => {
  await db.change('update person set password_hash = $2 where id = $1', [personId, passwordHash])
}

/** From now on no password opens the account. */
export const forgetPassword = async (tx: Queryable, personId: number): Promise<void> => {
  await tx.change('update person set password_hash = null where id = $1', [personId])
}
