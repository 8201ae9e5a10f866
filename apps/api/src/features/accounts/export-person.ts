import { formatInstant, osloDateText } from '@delebil/validation'
import { transaction } from '../../platform/db/transaction.ts'
import type { Verb } from '../../platform/verb.ts'
import { readOwnPerson } from './read-own-person.ts'
import { readPersonRecords } from './stores/person-export.ts'

/** Everything stored about the person, as a file to keep. */
export const exportPerson: Verb<'exportPerson'> = async ({ database }, { caller, now }) => {
  const answer = await transaction(database, async (tx) => ({
    exportedAt: formatInstant(now),
    person: await readOwnPerson(tx, caller.personId),
    ...(await readPersonRecords(tx, caller.personId)),
  }))
  return {
    answer,
    headers: { 'content-disposition': `attachment; filename="delebil-${osloDateText(now)}.json"` },
  }
}
