import type { Queryable } from '../db/queryable.ts'

/** Enough to know what it was; a message may quote what it stumbled over. */
const errorLength = 500

/** The last run of a schedule. Without an outcome it runs, or its process died and another will try again. */
export type ScheduleRun = {
  readonly name: string
  readonly startedAt: Date
  readonly finishedAt: Date | null
  readonly outcome: 'DONE' | 'FAILED' | null
  readonly error: string | null
  readonly durationMilliseconds: number | null
  readonly succeededAt: Date | null
}

export const beginScheduleRun = async (db: Queryable, name: string, now: Date): Promise<void> => {
  await db.change(
    `insert into schedule_run (name, started_at) values ($1, $2) on conflict (name)
     do update set started_at = excluded.started_at, finished_at = null, error = null`,
    [name, now],
    'begin-schedule-run',
  )
}

export type EndedRun = Pick<ScheduleRun, 'name' | 'startedAt'> & {
  readonly finishedAt: Date
  readonly error: string | undefined
}

/** Writes down how runs of different schedules went: with an error one failed. */
export const endScheduleRuns = async (db: Queryable, runs: readonly EndedRun[]): Promise<void> => {
  await db.change(
    `insert into schedule_run (name, started_at, finished_at, error, succeeded_at)
     select name, started_at, finished_at, error, case when error is null then finished_at end
     from unnest($1::text[], $2::timestamptz[], $3::timestamptz[], $4::text[]) run (name, started_at, finished_at, error)
     on conflict (name) do update
     set started_at = excluded.started_at, finished_at = excluded.finished_at, error = excluded.error,
       succeeded_at = coalesce(excluded.succeeded_at, schedule_run.succeeded_at)`,
    [
      runs.map(({ name }) => name),
      runs.map(({ startedAt }) => startedAt),
      runs.map(({ finishedAt }) => finishedAt),
      runs.map(({ error }) => error?.slice(0, errorLength) ?? null),
    ],
    'end-schedule-runs',
  )
}

/** The last run of every schedule that ever ran here. */
export const listScheduleRuns = (db: Queryable): Promise<ScheduleRun[]> =>
  db.rows(
    `select name, started_at as "startedAt", finished_at as "finishedAt", error, succeeded_at as "succeededAt",
       case when error is not null then 'FAILED' when finished_at is not null then 'DONE' end as outcome,
       (extract(epoch from finished_at - started_at) * 1000)::float8 as "durationMilliseconds"
     from schedule_run order by name`,
    [],
    'schedule-runs',
  )
