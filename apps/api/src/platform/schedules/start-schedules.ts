import type { Job, PgBoss } from 'pg-boss'
import { createOpenSlots } from './open-slots.ts'
import type { Schedule, ScheduleParts } from './schedule.ts'
import type { ObserveRun } from './schedule-metrics.ts'
import { beginScheduleRun, type EndedRun, endScheduleRuns } from './schedule-run-store.ts'
import { together } from './together.ts'

const queue = 'schedule'
/** So often a process asks for what is due. No schedule is more frequent. */
const lookMilliseconds = 30_000
/** So many runs a process has at once: they share its connections with people who wait for an answer. */
const atOnce = 4
/** A run that takes longer is written down as begun; one that does not, once, when it is over. */
const shortMilliseconds = 1000
/** Runs that began together are mostly over together, and are written down in one go. */
const togetherMilliseconds = 250
const usualRetry = { limit: 3, delaySeconds: 30 }

// One job of a name at most that waits, runs or is to be tried again: that is the lock, an index of the database.
const queueOptions = {
  policy: 'exclusive',
  // A holder that was killed is silent for so long; pg-boss looks every minute, and gives the run to another.
  heartbeatSeconds: 60,
  expireInSeconds: 900,
  retryBackoff: true,
  retryDelayMax: 900,
} as const

const jobOf = ({ name, everySeconds, retry = usualRetry }: Schedule) => ({
  data: { name },
  singletonKey: name,
  // One job in each slot of time, whoever asks for it.
  singletonSeconds: everySeconds,
  retryLimit: retry.limit,
  retryDelay: retry.delaySeconds,
  // The job is the slot's mark: forgotten sooner, it would be asked for anew.
  deleteAfterSeconds: 2 * everySeconds,
  // What is more frequent goes first.
  priority: -everySeconds,
})

export type ScheduleOptions = {
  readonly boss: PgBoss
  readonly parts: ScheduleParts
  readonly observe: ObserveRun
  readonly lookEveryMilliseconds?: number
  readonly heartbeatSeconds?: number
}

/** Runs what is due until stopped; stopping waits for what runs. Every process may do it: each run happens in one of them. */
export const startSchedules = async (
  schedules: readonly Schedule[],
  { boss, parts, observe, lookEveryMilliseconds = lookMilliseconds, ...own }: ScheduleOptions,
): Promise<() => Promise<void>> => {
  await boss.createQueue(queue, { ...queueOptions, ...own })
  const { database, log, tracing } = parts
  const byName = new Map(schedules.map((schedule) => [schedule.name, schedule]))
  const running = new Map<string, Promise<void>>()
  const slots = createOpenSlots()

  const putOff = (name: string) => (problem: unknown) =>
    log('warn', 'A schedule was put off.', { schedule: name, reason: String(problem) })

  /** What went wrong, or nothing. */
  const attempt = async (name: string, now: Date): Promise<string | undefined> => {
    try {
      const schedule = byName.get(name)
      if (schedule === undefined) throw new Error('This server does not know it.')
      const work = () => schedule.run(parts, now)
      await (tracing ? tracing.root(`schedule ${name}`, work) : work())
    } catch (problem) {
      putOff(name)(problem)
      return String(problem)
    }
  }

  // Written down while they are locked: the next run begins the same row anew.
  const settle = together<EndedRun & { readonly id: string }>(togetherMilliseconds, async (ended) => {
    const done = ended.filter(({ error }) => error === undefined).map(({ id }) => id)
    await endScheduleRuns(database, ended).finally(() =>
      Promise.all([
        done.length > 0 && boss.complete(queue, done),
        ...ended.map(({ id, error }) => error !== undefined && boss.fail(queue, id, { message: error })),
      ]),
    )
  })

  const run = async ({ id, data: { name } }: Job<{ name: string }>): Promise<void> => {
    const [began, startedAt] = [performance.now(), new Date()]
    let noted: Promise<void> | undefined
    const note = setTimeout(() => {
      noted = beginScheduleRun(database, name, startedAt).catch(putOff(name))
    }, shortMilliseconds)
    const error = await attempt(name, startedAt)
    clearTimeout(note)
    await noted
    observe(name, error === undefined, (performance.now() - began) / 1000)
    await settle({ id, name, startedAt, finishedAt: new Date(), error })
    slots.ended(name)
  }

  let [isStopped, isMore] = [false, false]
  const take = async (): Promise<void> => {
    isMore = true
    while (isMore && !isStopped && running.size < atOnce) {
      isMore = false
      const batchSize = atOnce - running.size
      const jobs = await boss.fetch<{ name: string }>(queue, { batchSize })
      for (const job of jobs) running.set(job.id, runToEnd(job))
      isMore = jobs.length === batchSize
    }
  }
  let taking: Promise<void> | undefined
  /** Until nothing waits or as many run as may: then each that ends has the next one taken, or what is frequent would take every place. */
  const takeAll = (): Promise<void> => {
    taking ??= take()
      .catch(putOff('all'))
      .finally(() => {
        taking = undefined
      })
    return taking
  }
  const runToEnd = (job: Job<{ name: string }>): Promise<void> =>
    run(job)
      .catch(putOff(job.data.name))
      .finally(() => {
        running.delete(job.id)
        if (isMore) void takeAll()
      })

  const look = async (): Promise<void> => {
    if (running.size > 0) await boss.touch(queue, [...running.keys()])
    await slots.ask(schedules, Date.now(), (open) => boss.insert(queue, open.map(jobOf)))
    await takeAll()
  }
  let looking: Promise<void> | undefined
  const lookOnce = () => {
    looking ??= look()
      .catch(putOff('all'))
      .finally(() => {
        looking = undefined
      })
  }
  lookOnce()
  const timer = setInterval(lookOnce, lookEveryMilliseconds).unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await looking
    await taking
    await Promise.all(running.values())
  }
}
