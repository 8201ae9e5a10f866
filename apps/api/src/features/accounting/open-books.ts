import type { Accounting, Books } from '../../adapters/accounting/port.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { findConnection } from './stores/accounting-configuration.ts'

/** The books of an organization, by the token that it keeps; undefined where it has none, or they cannot be reached from here. */
export const openBooks = async (
  db: Queryable,
  { tripletex }: Accounting,
  organizationId: number,
): Promise<Books | undefined> => {
  const token = (await findConnection(db, organizationId))?.employeeToken
  return tripletex === undefined || !token ? undefined : tripletex.open(tripletex.unseal(token))
}
