import type { Database } from './pool.ts'
import type { Queryable } from './queryable.ts'

/**
 * Runs the work in one transaction at READ COMMITTED and commits; anything thrown rolls back and is thrown on.
 * DatabaseUnavailable out of the commit itself means that nobody knows: callers retry with their idempotency key.
 */
export const transaction = async <Result>(
  database: Pick<Database, 'connect'>,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> => {
  const connection = await database.connect()
  try {
    await connection.change('begin')
    const result = await work(connection)
    await connection.change('commit')
    connection.release()
    return result
  } catch (error) {
    const rolledBack = await connection.change('rollback').then(
      () => true,
      () => false,
    )
    connection.release(!rolledBack)
    throw error
  }
}

/** A transaction that may take as long as it takes. */
export const patientTransaction = <Result>(
  { connectPatiently }: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> => transaction({ connect: connectPatiently }, work)

/** Runs the work so that its failure undoes only itself and the transaction can go on. */
export const savepoint = async <Result>(tx: Queryable, work: () => Promise<Result>): Promise<Result> => {
  await tx.change('savepoint attempt')
  try {
    const result = await work()
    await tx.change('release savepoint attempt')
    return result
  } catch (error) {
    // Released too: a savepoint around this one has the same name, and would be hidden behind it.
    await tx.change('rollback to savepoint attempt')
    await tx.change('release savepoint attempt')
    throw error
  }
}
