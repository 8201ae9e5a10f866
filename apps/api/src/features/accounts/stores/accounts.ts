import type { Person } from '@delebil/core-api'
import type { LicenseState } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { unlessViolated } from '../../../platform/db/unless-violated.ts'

/** A person as they see themselves, without their key cards. */
export type Account = Pick<Person, 'id' | 'name' | 'email' | 'phone'> & {
  passwordHash: string | null
  licenseState: LicenseState
  licenseClasses: string[]
  /** Its last day; null where it is not known to run out. */
  licenseValidUntil: string | null
  licenseCheckedAt: Date | null
}

export type AccountData = { name: string; email: string; phone: string | null }

const accountColumns = `id, name, email, phone, password_hash as "passwordHash", license_state as "licenseState",
  license_classes as "licenseClasses", license_valid_until::text as "licenseValidUntil", license_checked_at as "licenseCheckedAt"`

export const findAccount = (db: Queryable, personId: number): Promise<Account | undefined> =>
  db.oneRow<Account>(`select ${accountColumns} from person where id = $1 and deleted_at is null`, [personId])

/** The same, and nobody else changes the person until the transaction ends. */
export const lockAccount = (tx: Queryable, personId: number): Promise<Account | undefined> =>
  tx.oneRow<Account>(`select ${accountColumns} from person where id = $1 and deleted_at is null for no key update`, [
    personId,
  ])

/** Those whose e-mail address or phone number it is: several people may share a phone. */
export const findAccountsByName = (db: Queryable, email: string, phone: string | null): Promise<Account[]> =>
  db.rows(
    `select ${accountColumns} from person where deleted_at is null and (lower(email) = lower($1) or phone = $2)
     order by id limit 3`,
    [email, phone],
  )

/** Makes a person, who can log in once there is a password; undefined where the e-mail address belongs to somebody. */
export const createAccount = async (
  tx: Queryable,
  { name, email, phone }: AccountData,
  passwordHash: string | null,
  now: Date,
): Promise<number | undefined> => {
  const row = await tx.oneRow<{ id: number }>(
    `insert into person (name, email, phone, password_hash, created_at) values ($1, $2, $3, $4, $5)
       on conflict ((lower(email))) do nothing returning id`,
    [name, email, phone, passwordHash, now],
  )
  return row?.id
}

/** Answers false, and changes nothing, where the e-mail address belongs to somebody else. */
export const changeAccount = (tx: Queryable, personId: number, { name, email, phone }: AccountData): Promise<boolean> =>
  unlessViolated(tx, 'unique', () =>
    tx.change('update person set name = $2, email = $3, phone = $4 where id = $1', [personId, name, email, phone]),
  )

/** What a look-up found; the register says nothing of when it runs out. */
export type LicenseFinding = { state: LicenseState; classes: readonly string[]; at: Date }

/** Keeps what a look-up found. Nothing of what was asked with is kept. */
export const saveLicense = async (
  tx: Queryable,
  personId: number,
  { state, classes, at }: LicenseFinding,
): Promise<void> => {
  await tx.change(
    `update person set license_state = $2, license_classes = $3, license_checked_at = $4, license_checked_by = null,
       license_valid_until = null where id = $1`,
    [personId, state, classes, at],
  )
}
