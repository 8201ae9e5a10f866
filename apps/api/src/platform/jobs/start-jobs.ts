import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Queryable } from '../db/queryable.ts'
import { listDueQueues } from './due-queues-store.ts'
import {
  type DeadLetter,
  type JobData,
  type JobHandlers,
  type JobName,
  type Jobs,
  type JobWork,
  type MailJobName,
  mailJobs,
} from './jobs.ts'
import { createLooks } from './look-seldom.ts'
import { deadQueueOf, jobNames, mailAttempts, queues } from './queues.ts'

const stopMilliseconds = 10_000
const batchSize = 8
/** A queue is looked into when something is due in it; so often in any case. */
const restingSeconds = 300

// Passed on to its connections. Longer than what callers are kept waiting: nobody waits, and some of its own work is large.
const limits = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  // It asks twice a minute at least: to connect anew each time costs more than all that an idle server does else.
  idleTimeoutMillis: 120_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const

const asPgBoss = (tx: Queryable) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: await tx.rows(text, values) }),
})

type Failure = { readonly message: string; readonly attempts: number; readonly askedAt: string }

// A process that died in the last try left no failure of ours.
const toDeadLetter = (name: MailJobName, { id, data, output, createdOn }: JobWithMetadata<never>): DeadLetter => {
  const { message = 'The last try did not end.', attempts = mailAttempts, askedAt } = (output ?? {}) as Partial<Failure>
  return {
    id,
    job: name,
    data,
    error: message,
    attempts,
    askedAt: askedAt === undefined ? createdOn : new Date(askedAt),
  }
}

/** Makes the queues that are missing, and those that an earlier version made differently. */
const openQueues = async (boss: PgBoss): Promise<void> => {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, options } of queues) {
    const made: object | undefined = known.get(name)
    if (made && isMatch(made, options)) continue
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
}

const isMatch = (made: object, wanted: object): boolean => isDeepStrictEqual({ ...made, ...wanted }, { ...made })

/** The jobs of one process. `stop` waits for those that run. */
export type RunningJobs = Jobs & {
  readonly boss: PgBoss
  readonly work: (handlers: JobHandlers) => Promise<void>
  readonly stop: () => Promise<void>
}

export type JobOptions = {
  readonly url: string
  readonly report: (problem: unknown) => void
  /** How often a process looks for work that it was asked for a moment ago; else fifteen times less. */
  readonly pollingSeconds?: number
  /** Does each job as a trace of its own. */
  readonly trace?: TraceJob | undefined
}

type TraceJob = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Opens the queues in the same database. Any number of processes share the work; each job is done by one. */
export const startJobs = async ({ url, report, pollingSeconds = 1, trace }: JobOptions): Promise<RunningJobs> => {
  const boss = new PgBoss({
    ...limits,
    connectionString: url,
    max: 2,
    // Its cron knows minutes only and forgets a run that nobody was up for: schedules bring their own slots.
    schedule: false,
    maintenanceIntervalSeconds: 3600,
    // Queues are made before any is used, and change with a release only.
    queueCacheIntervalSeconds: 3600,
    application_name: 'delebil jobs',
  })
  boss.on('error', report)
  await boss.start()
  await openQueues(boss)

  // A batch would fail as one: each job of it tells by itself how it went.
  const workers = new Map<string, string>()
  const wake = (name: string) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }
  const work = async <Data>(name: string, doOne: (job: JobWithMetadata<Data>) => Promise<void>) => {
    const options = { pollingIntervalSeconds: restingSeconds, batchSize, includeMetadata: true } as const
    const worker = await boss.work<Data>(name, options, async (jobs) => {
      const doAndTell = async (job: JobWithMetadata<Data>) => {
        try {
          await (trace ? trace(`job ${name}`, () => doOne(job)) : doOne(job))
        } catch (problem) {
          report(problem)
          const failure: Failure = {
            message: String(problem),
            attempts: job.retryCount + 1,
            askedAt: job.createdOn.toISOString(),
          }
          await boss.fail(name, job.id, failure)
        }
      }
      await Promise.all(jobs.map(doAndTell))
      // More may wait than one batch holds.
      if (jobs.length === batchSize) wake(name)
    })
    workers.set(name, worker)
  }
  const workOn = <Name extends JobName>(name: Name, handlers: JobWork) =>
    work<JobData[Name]>(name, ({ data }) => handlers[name](data))
  const workOnDead = (name: MailJobName, handlers: JobHandlers) =>
    work(deadQueueOf(name), (job: JobWithMetadata<never>) => handlers['dead-letter'](toDeadLetter(name, job)))
  // One question for all queues: an idle server asks once where each queue by itself would.
  const wakeDue = async () => {
    for (const name of await listDueQueues(boss.getDb(), [...workers.keys()])) wake(name)
  }
  let looking: Promise<void> | undefined
  const look = () => {
    looking ??= wakeDue()
      .catch(report)
      .finally(() => {
        looking = undefined
      })
  }
  // Told by name, those that rest end at once: the library itself looks after half a second whether they have.
  const endWorkers = () => Promise.all([...workers].map(([name, id]) => boss.offWork(name, { id, wait: true })))
  const looks = createLooks(pollingSeconds * 1000, look)
  return {
    boss,
    enqueue: async (tx, name, data, when) => {
      looks.asked()
      await boss.send(name, data, { db: asPgBoss(tx), ...(when && { startAfter: when.afterSeconds }) })
    },
    work: async (handlers) => {
      for (const name of jobNames) await workOn(name, handlers)
      for (const name of mailJobs) await workOnDead(name, handlers)
      looks.start()
    },
    stop: async () => {
      looks.stop()
      await looking
      await Promise.race([endWorkers(), wait(stopMilliseconds, undefined, { ref: false })])
      await boss.stop({ graceful: true, timeout: stopMilliseconds, close: true })
    },
  }
}
