import type { Database } from '../../platform/db/pool.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { pseudonymizePerson } from '../accounts/stores/person-deletion.ts'
import { listOnlyHere, markClosed, removeBesideBooks } from './closed-organization-store.ts'

const peopleAtOnce = 100

/**
 * Closes an organization: nobody works or drives there any more, its people who are nobody else's are deleted, and of the rest what the
 * law has the books keep stays until `closedOrganizationRetention` takes it. Stopped half-way, it goes on where it was when it is called again.
 */
export const closeOrganization = async (
  database: Database,
  organizationId: number,
  now: Date,
  tell: (people: number) => void = () => undefined,
): Promise<{ readonly people: number; readonly rows: number }> => {
  // Found while it is still told who they are.
  let people = 0
  await transaction(database, (tx) => markClosed(tx, organizationId, now))
  for (;;) {
    const found = await listOnlyHere(database, organizationId, peopleAtOnce)
    if (found.length === 0) break
    for (const id of found) await transaction(database, (tx) => pseudonymizePerson(tx, id, now))
    people += found.length
    tell(people)
  }
  const rows = await transaction(database, (tx) => removeBesideBooks(tx, organizationId))
  return { people, rows }
}
