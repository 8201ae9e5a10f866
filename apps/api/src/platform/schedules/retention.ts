import { osloInstant, osloParts } from '@delebil/validation/time'
import type { Context } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import type { Schedule } from './schedule.ts'

const hourSeconds = 3600
const daySeconds = 24 * hourSeconds

/** How long something is kept, and what forgets it then. */
export type Retention = Schedule & {
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
  run: ({ database }, now) => deleteBefore(database, new Date(now.getTime() - keepMilliseconds)),
})

/** What is older than the start of the year in Oslo that is so many years back: what is of a year is kept for so many years after its end. */
export const startOfKeptYears = (now: Date, years: number): Date =>
  osloInstant({ year: osloParts(now).year - years, month: 1, day: 1, hour: 0, minute: 0 })

/** Forgets every day what is kept for whole years after the end of its own, once they are over. */
export const retentionOfYears = (
  name: string,
  years: number,
  deleteBefore: (db: Queryable, before: Date) => Promise<unknown>,
): Retention => ({
  name,
  everySeconds: daySeconds,
  run: ({ database }, now) => deleteBefore(database, startOfKeptYears(now, years)),
})
