import type { Context } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import type { Schedule } from './schedule.ts'

const hourSeconds = 3600

/** How long something is kept, and what forgets it then. */
export type Retention = Schedule & {
  readonly keepMilliseconds: number
  readonly run: (parts: Pick<Context, 'database'>, now: Date) => Promise<unknown>
}

/** Forgets every hour what is older than it is kept. */
export const retention = (
  name: string,
  keepMilliseconds: number,
  deleteBefore: (db: Queryable, before: Date) => Promise<unknown>,
): Retention => ({
  name,
  everySeconds: hourSeconds,
  keepMilliseconds,
  run: ({ database }, now) => deleteBefore(database, new Date(now.getTime() - keepMilliseconds)),
})
