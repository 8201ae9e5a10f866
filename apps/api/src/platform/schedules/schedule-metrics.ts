import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../db/pool.ts'
import type { Schedule } from './schedule.ts'
import { listScheduleRuns } from './schedule-run-store.ts'

const buckets = [0.01, 0.1, 1, 10, 60]

/** Told of each run of this process. */
export type ObserveRun = (name: string, isDone: boolean, seconds: number) => void

/** Puts the runs of this process into what Prometheus reads, and of all processes when each schedule last went well. */
export const addScheduleMetrics = (
  register: Registry,
  database: Database,
  schedules: readonly Schedule[],
): ObserveRun => {
  const common = { labelNames: ['schedule' as const], registers: [register] }
  const runs = new Counter({ name: 'delebil_schedule_runs_total', help: 'Runs in this process', ...common })
  const failures = new Counter({
    name: 'delebil_schedule_failures_total',
    help: 'Runs in this process that threw',
    ...common,
  })
  const durations = new Histogram({
    name: 'delebil_schedule_duration_seconds',
    help: 'Time that a run in this process took',
    buckets,
    ...common,
  })
  new Gauge({
    name: 'delebil_schedule_last_success_timestamp_seconds',
    help: 'When the schedule last went well in any process',
    ...common,
    async collect() {
      // Without the database the other metrics are all the more asked for.
      for (const { name, succeededAt } of await listScheduleRuns(database).catch(() => [])) {
        if (succeededAt) this.set({ schedule: name }, succeededAt.getTime() / 1000)
      }
    },
  })
  // From the first reading on: what comes later would look like no change.
  for (const { name } of schedules) {
    runs.inc({ schedule: name }, 0)
    failures.inc({ schedule: name }, 0)
  }
  return (name, isDone, seconds) => {
    const labels = { schedule: name }
    runs.inc(labels)
    if (!isDone) failures.inc(labels)
    durations.observe(labels, seconds)
  }
}
