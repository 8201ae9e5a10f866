import type { Queryable } from '../../platform/db/queryable.ts'
import { createAccount, lockAccount } from '../accounts/stores/accounts.ts'
import { findLinkable, unlinkPerson } from '../accounts/stores/linked-persons.ts'
import { forgetPassword } from '../accounts/stores/persons.ts'
import { revokeSessionsOf } from '../sessions/stores/sessions.ts'

/** Somebody who is to run an organization; `name` is what a new person is called. */
export type NewAdministrator = { readonly name: string; readonly email: string }

/** `needsPassword`: nobody can log in as them before a password is set. */
export type Administrator = { readonly personId: number; readonly needsPassword: boolean }

// Anybody can make an account with an address that is not theirs, and would be handed an organization with it.
const takeFromStranger = async (tx: Queryable, personId: number, now: Date): Promise<void> => {
  await forgetPassword(tx, personId)
  await unlinkPerson(tx, personId)
  await revokeSessionsOf(tx, personId, now)
}

/** The person with the e-mail address, made where there is none. An account whose address nobody has proved must be opened anew by mail. */
export const findAdministrator = async (
  tx: Queryable,
  { name, email }: NewAdministrator,
  now: Date,
): Promise<Administrator> => {
  const made = await createAccount(tx, { name, email, phone: null }, null, now)
  if (made !== undefined) return { personId: made, needsPassword: true }
  const [known] = await findLinkable(tx, email, '')
  const account = known && (await lockAccount(tx, known.id))
  if (!account) throw new Error('The e-mail address belongs to an account that is being deleted. Try again.')
  if (known.isEmailProven) return { personId: known.id, needsPassword: !account.passwordHash && !known.oidcId }
  await takeFromStranger(tx, known.id, now)
  return { personId: known.id, needsPassword: true }
}
