import { orRefuse } from '../../../platform/or-refuse.ts'
import { confirmPassword } from '../../accounts/confirm-password.ts'
import { type Account, findAccount } from '../../accounts/stores/accounts.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { type OrganizationContact, organizationContact } from '../../organizations/stores/organizations.ts'

/** Whose account staff change, and who it is said to have changed it: nobody else, where it is their own. */
export type AccountChange = { readonly account: Account; readonly by: OrganizationContact | undefined }

/**
 * Before what opens an account is changed by staff: a session alone is no proof for one's own, as it is none in the member's
 * pages. Answers the account as it was, for the mail that tells of the change.
 */
export const proveOneself = async (
  { context, call }: Writing,
  personId: number,
  currentPassword: string | null | undefined,
): Promise<AccountChange> => {
  const account = orRefuse(await findAccount(call.db, personId))
  if (personId !== call.caller.personId) {
    return { account, by: await organizationContact(call.db, call.office.organizationId) }
  }
  if (account.passwordHash !== null) {
    await confirmPassword(context, account, currentPassword ?? undefined, call.address)
  }
  return { account, by: undefined }
}
