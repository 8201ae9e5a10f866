import { openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import type { Queryable } from '../../apps/api/src/platform/db/queryable.ts'
import { patientTransaction } from '../../apps/api/src/platform/db/transaction.ts'

/** Writes what a measurement needs into a database, however long that takes: a million rows are more than a caller is let wait for. */
export const fillDatabase = async (url: string, fill: (tx: Queryable) => Promise<unknown>): Promise<void> => {
  const database = openDatabase({ url, size: 1 })
  try {
    await patientTransaction(database, fill)
  } finally {
    await database.close()
  }
}
