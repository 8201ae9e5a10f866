import { openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import type { Queryable } from '../../apps/api/src/platform/db/queryable.ts'
import { patientTransaction } from '../../apps/api/src/platform/db/transaction.ts'

/**
 * Writes what a measurement needs into a database, however long that takes: a million rows are more than a caller is let wait for.
 * The tables are then as PostgreSQL leaves them some minutes after they were written.
 */
export const fillDatabase = async (
  url: string,
  fill: (tx: Queryable) => Promise<unknown>,
  tables: readonly string[],
): Promise<void> => {
  const database = openDatabase({ url, size: 1 })
  try {
    await patientTransaction(database, fill)
    const connection = await database.connectPatiently()
    await connection.change(`vacuum analyze ${tables.join(', ')}`)
    connection.release()
  } finally {
    await database.close()
  }
}
