import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readingBy } from '../db/queryable.ts'
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts'
import { addScheduleMetrics } from './schedule-metrics.ts'
import { endScheduleRuns } from './schedule-run-store.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
})
afterAll(() => suite.drop())

const schedule = (name: string) => ({ name, everySeconds: 60, run: async () => undefined })
const linesOf = async (register: Registry) => (await register.metrics()).split('\n')

test('the metrics of a schedule count its runs and failures from zero, and its durations', async () => {
  const register = new Registry()
  const observe = addScheduleMetrics(register, suite.database, [schedule('good'), schedule('bad')])
  expect(await linesOf(register)).toContain('delebil_schedule_runs_total{schedule="bad"} 0')
  observe('good', true, 0.05)
  observe('bad', false, 2)
  observe('bad', false, 2)
  const lines = await linesOf(register)
  expect(lines).toContain('delebil_schedule_runs_total{schedule="good"} 1')
  expect(lines).toContain('delebil_schedule_failures_total{schedule="good"} 0')
  expect(lines).toContain('delebil_schedule_failures_total{schedule="bad"} 2')
  expect(lines).toContain('delebil_schedule_duration_seconds_sum{schedule="bad"} 4')
  expect(lines).toContain('delebil_schedule_duration_seconds_bucket{le="0.1",schedule="good"} 1')
})

test('every process tells when a schedule last succeeded, also after later failures', async () => {
  const { database } = suite
  const at = new Date('2026-03-01T12:00:00Z')
  await endScheduleRuns(database, [{ name: 'good', startedAt: at, finishedAt: at, error: undefined }])
  await endScheduleRuns(database, [{ name: 'good', startedAt: new Date(), finishedAt: new Date(), error: 'busy' }])
  const register = new Registry()
  addScheduleMetrics(register, database, [])
  const lines = await linesOf(register)
  expect(lines).toContain(`delebil_schedule_last_success_timestamp_seconds{schedule="good"} ${at.getTime() / 1000}`)
})

test('without the database the other metrics are still answered', async () => {
  const gone = { ...suite.database, ...readingBy(() => Promise.reject(new Error('gone'))) }
  const register = new Registry()
  addScheduleMetrics(register, gone, [schedule('good')])
  expect(await linesOf(register)).toContain('delebil_schedule_runs_total{schedule="good"} 0')
})
