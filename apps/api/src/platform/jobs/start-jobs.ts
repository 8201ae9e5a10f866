import { type Job, PgBoss } from 'pg-boss'
import type { Queryable } from '../db/queryable.ts'
import type { JobData, JobHandlers, JobName, Jobs } from './jobs.ts'

const stopMilliseconds = 10_000
const batchSize = 8
/** What was minutes in coming may be seconds late. */
const calmSeconds = 5
const calm: ReadonlySet<JobName> = new Set(['move-notice'])

// Done jobs are forgotten soon: they hold addresses of people.
const queue = {
  retryLimit: 6,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  retentionSeconds: 24 * 3600,
  deleteAfterSeconds: 3600,
} as const

// Passed on to its connections. Longer than what callers are kept waiting: nobody waits, and some of its own work is large.
const limits = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const

const asPgBoss = (tx: Queryable) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: await tx.rows(text, values) }),
})

/** The jobs of one process. `stop` waits for those that run. */
export type RunningJobs = Jobs & {
  readonly boss: PgBoss
  readonly work: (handlers: JobHandlers) => Promise<void>
  readonly stop: () => Promise<void>
}

export type JobOptions = {
  readonly url: string
  readonly report: (problem: unknown) => void
  /** How often a process looks for work. */
  readonly pollingSeconds?: number
}

/** Opens the queues in the same database. Any number of processes share the work; each job is done by one. */
export const startJobs = async ({ url, report, pollingSeconds = 1 }: JobOptions): Promise<RunningJobs> => {
  const boss = new PgBoss({
    ...limits,
    connectionString: url,
    max: 2,
    // Its cron knows minutes only and forgets a run that nobody was up for: schedules bring their own slots.
    schedule: false,
    maintenanceIntervalSeconds: 3600,
    application_name: 'delebil jobs',
  })
  boss.on('error', report)
  await boss.start()
  const names: readonly JobName[] = [
    'mail',
    'password-reset',
    'membership-invitation',
    'push',
    'payment-poll',
    'wait-list',
    'bulk',
    'move-notice',
  ]
  for (const name of names) await boss.createQueue(name, queue)

  // A batch would fail as one: each job of it tells by itself how it went.
  const doOne = async <Name extends JobName>(name: Name, handlers: JobHandlers, { id, data }: Job<JobData[Name]>) => {
    try {
      await handlers[name](data)
    } catch (problem) {
      report(problem)
      await boss.fail(name, id, { message: String(problem) })
    }
  }
  const workOn = <Name extends JobName>(name: Name, handlers: JobHandlers) =>
    boss.work<JobData[Name]>(
      name,
      { pollingIntervalSeconds: calm.has(name) ? calmSeconds : pollingSeconds, batchSize },
      async (jobs) => {
        await Promise.all(jobs.map((job) => doOne(name, handlers, job)))
      },
    )
  return {
    boss,
    enqueue: async (tx, name, data, when) => {
      await boss.send(name, data, { db: asPgBoss(tx), ...(when && { startAfter: when.afterSeconds }) })
    },
    work: async (handlers) => {
      for (const name of names) await workOn(name, handlers)
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMilliseconds, close: true }),
  }
}
