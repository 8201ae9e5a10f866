import type { Database } from './pool.ts'

/**
 * Tells the planner of many new rows at once: PostgreSQL does so by itself some minutes later, and until then takes a club that has
 * just come for one that has nothing. Without `tables` of all. A table that is being told of already is left out.
 */
export const refreshStatistics = async (
  { connectPatiently }: Pick<Database, 'connectPatiently'>,
  tables: readonly string[] = [],
): Promise<void> => {
  const connection = await connectPatiently()
  try {
    await connection.change(`analyze (skip_locked) ${tables.join(', ')}`)
  } finally {
    connection.release()
  }
}
