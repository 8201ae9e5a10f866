import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts'
import { openTestLine } from '../db/test-line.ts'
import { transaction } from '../db/transaction.ts'
import type { JobHandlers } from './jobs.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

let suite: TestDatabase
const running: RunningJobs[] = []
beforeAll(async () => {
  suite = await createTestDatabase()
})
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
  await suite.database.change('delete from pgboss.job')
})
afterAll(() => suite.drop())

const letter = (to: string) => ({ to, subject: 'Hei', text: 'Hei', kind: 'fromStaff' as const })
const start = async (report: (problem: unknown) => void = () => undefined, url = suite.url, pollingSeconds = 0.5) => {
  const jobs = await startJobs({ url, report, pollingSeconds })
  running.push(jobs)
  return jobs
}
const handlersThat = (mail: JobHandlers['mail']): JobHandlers => ({
  mail,
  'login-link': async () => undefined,
  'membership-invitation': async () => undefined,
  'email-confirmation': async () => undefined,
  'password-reset': async () => undefined,
  sms: async () => undefined,
  accounting: async () => undefined,
  push: async () => undefined,
  'move-notice': async () => undefined,
  'answer-sent': async () => undefined,
  'payment-poll': async () => undefined,
  'wait-list': async () => undefined,
  bulk: async () => undefined,
  'billing-run-drafted': async () => undefined,
  import: async () => undefined,
  'billing-run': async () => undefined,
  'payments-of-books': async () => undefined,
  'print-file': async () => undefined,
  'invoice-delivery': async () => undefined,
  'reminder-delivery': async () => undefined,
  'dead-letter': async () => undefined,
})
const until = async (isSo: () => boolean) => {
  for (let round = 0; round < 100 && !isSo(); round += 1) await wait(50)
  expect(isSo()).toBe(true)
}

test('a job enqueued in a transaction runs if it commits, and not if it is rolled back', async () => {
  const done: string[] = []
  const jobs = await start()
  await jobs.work(handlersThat(async ({ to }) => void done.push(to)))
  await transaction(suite.database, async (tx) => {
    await jobs.enqueue(tx, 'mail', letter('undone'))
    throw new Error('no')
  }).catch(() => undefined)
  await transaction(suite.database, (tx) => jobs.enqueue(tx, 'mail', letter('done')))
  await until(() => done.length > 0)
  await wait(1200)
  expect(done).toEqual(['done'])
})

test('two processes share the jobs, and each job is done once', async () => {
  const done: string[] = []
  const [one, two] = [await start(), await start()]
  for (const jobs of [one, two]) await jobs.work(handlersThat(async ({ to }) => void done.push(to)))
  const names = Array.from({ length: 30 }, (_, index) => `person-${index}`)
  await transaction(suite.database, async (tx) => {
    for (const name of names) await one.enqueue(tx, 'mail', letter(name))
  })
  await until(() => done.length >= names.length)
  expect(done.toSorted()).toEqual(names.toSorted())
})

test('all jobs that wait are done after one look, however many they are', async () => {
  let done = 0
  const jobs = await start(undefined, suite.url, 2)
  const names = Array.from({ length: 100 }, (_, index) => `person-${index}`)
  await transaction(suite.database, async (tx) => {
    for (const name of names) await jobs.enqueue(tx, 'mail', letter(name))
  })
  const count = async () => {
    done += 1
  }
  await jobs.work(handlersThat(count))
  await until(() => done === names.length)
})

test('a job that fails is reported and kept to be tried again, and the others are done', async () => {
  const [done, reported]: [string[], unknown[]] = [[], []]
  const jobs = await start((problem) => reported.push(problem))
  await transaction(suite.database, async (tx) => {
    for (const name of ['good', 'bad', 'fine']) await jobs.enqueue(tx, 'mail', letter(name))
  })
  await jobs.work(
    handlersThat(async ({ to }) => {
      if (to === 'bad') throw new Error('busy')
      done.push(to)
    }),
  )
  await until(() => reported.length === 1)
  await wait(300)
  expect(done.toSorted()).toEqual(['fine', 'good'])
  const rows = await suite.database.rows(
    "select data->>'to' as to, state::text from pgboss.job where state <> 'completed'",
  )
  expect(rows).toEqual([{ to: 'bad', state: 'retry' }])
})

test('stopping waits for the job that runs', async () => {
  let state = 'waiting'
  const jobs = await start()
  await jobs.work(
    handlersThat(async () => {
      state = 'running'
      await wait(700)
      state = 'done'
    }),
  )
  await transaction(suite.database, (tx) => jobs.enqueue(tx, 'mail', letter('slow')))
  await until(() => state === 'running')
  await jobs.stop()
  expect(state).toBe('done')
  running.length = 0
})

test('jobs whose connections went silent are done soon, on new connections', async () => {
  const done: string[] = []
  const line = await openTestLine(suite.url)
  const jobs = await start(undefined, line.url)
  await jobs.work(handlersThat(async ({ to }) => void done.push(to)))
  await transaction(suite.database, (tx) => jobs.enqueue(tx, 'mail', letter('before')))
  await until(() => done.length === 1)
  line.silence()
  await transaction(suite.database, (tx) => jobs.enqueue(tx, 'mail', letter('after')))
  await expect.poll(() => done, { timeout: 60_000 }).toEqual(['before', 'after'])
  await line.close()
}, 90_000)
