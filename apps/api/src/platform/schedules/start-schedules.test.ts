import { setTimeout as wait } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { registeredRetentions } from '../../app/registered-schedules.ts'
import { testContext } from '../../testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts'
import { createTestOrg } from '../db/test-org.ts'
import type { Schedule } from './schedule.ts'
import { endScheduleRuns, listScheduleRuns } from './schedule-run-store.ts'
import { startSchedules } from './start-schedules.ts'

/** So long a busy machine may take. */
const PATIENT = 20_000

let suite: TestDatabase
const undo: (() => Promise<unknown>)[] = []
const reported: string[] = []
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())
beforeEach(() => reported.splice(0))
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
  await suite.database.change(`delete from pgboss.job; delete from schedule_run`)
})

/** One more process. */
const start = async (schedules: readonly Schedule[], isDue = true) => {
  const boss = new PgBoss({ connectionString: suite.url, max: 2, schedule: false })
  await boss.start()
  undo.push(() => boss.stop({ graceful: false }))
  const log = (_level: string, message: string, fields = {}) =>
    void reported.push(`${message} ${JSON.stringify(fields)}`)
  const parts = { ...testContext(suite.database), log, siteUrl: '' }
  const observe = vi.fn()
  const stop = await startSchedules(schedules, { boss, parts, observe, lookEveryMilliseconds: isDue ? 100 : 60_000 })
  undo.push(stop)
  return { stop, observe }
}
// A slot that no test sees the end of.
const once = (name: string, run: Schedule['run'], retry?: Schedule['retry']): Schedule => ({
  name,
  everySeconds: 1_000_000_000,
  run,
  ...(retry && { retry }),
})
const runs = () => listScheduleRuns(suite.database)
const busy = async () => {
  throw new Error('busy')
}

test('a schedule that throws stops no other', async () => {
  const { database } = suite
  await database.change(`
    insert into outbox (topic, organization_id, at) values ('car', 1, now() - interval '7 hours');
    alter table idempotency rename to idempotency_gone`)
  await start(registeredRetentions)
  await vi.waitFor(async () => expect(await runs()).toHaveLength(registeredRetentions.length), PATIENT)
  await vi.waitFor(async () => expect((await runs()).filter(({ outcome }) => outcome === null)).toEqual([]), PATIENT)
  await database.change('alter table idempotency_gone rename to idempotency')
  expect((await runs()).filter(({ outcome }) => outcome !== 'DONE').map(({ name }) => name)).toEqual(['call-retention'])
  expect(await database.rows('select topic from outbox')).toEqual([])
})

test('several processes do each due run once, and never two at a time', async () => {
  let [now, most] = [0, 0]
  let [times, seldomTimes] = [0, 0]
  const often: Schedule = {
    name: 'often',
    everySeconds: 1,
    run: async () => {
      now += 1
      most = Math.max(most, now)
      times += 1
      await wait(300)
      now -= 1
    },
  }
  const seldom = once('seldom', async () => {
    seldomTimes += 1
  })
  for (let process = 0; process < 3; process += 1) await start([often, seldom])
  await wait(5000)
  expect(most).toBe(1)
  expect(seldomTimes).toBe(1)
  for (const step of undo.splice(0).reverse()) await step()
  const slots = await suite.database.rows(
    `select distinct singleton_on from pgboss.job where singleton_key = 'often' and state = 'completed'`,
  )
  expect(slots.length).toBeGreaterThanOrEqual(3)
  expect(times).toBe(slots.length)
})

test('a run that outlasts its slot is not started a second time', async () => {
  let began = 0
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>()
  const slow: Schedule = {
    name: 'slow',
    everySeconds: 1,
    run: () => {
      began += 1
      return isFree
    },
  }
  for (let process = 0; process < 2; process += 1) await start([slow])
  await wait(2500)
  expect(began).toBe(1)
  free()
})

test('after hours without a server one run is done, not one for each that was missed', async () => {
  let count = 0
  const schedule = once('seldom', async () => {
    count += 1
  })
  const { stop } = await start([schedule])
  await vi.waitFor(() => expect(count).toBe(1), PATIENT)
  await stop()
  await suite.database.change(`update pgboss.job set singleton_on = singleton_on - interval '5 hours'`)
  await start([schedule])
  await vi.waitFor(() => expect(count).toBe(2), PATIENT)
  await wait(500)
  expect(count).toBe(2)
})

test('a run that throws is tried again with growing delays until it is done', async () => {
  const at: number[] = []
  const shaky = async () => {
    if (at.push(Date.now()) < 3) throw new Error('busy')
  }
  const { observe } = await start([once('shaky', shaky, { limit: 3, delaySeconds: 1 })])
  await vi.waitFor(() => expect(at).toHaveLength(3), PATIENT)
  const [first = 0, second = 0, third = 0] = at
  expect(second - first).toBeGreaterThanOrEqual(1000)
  expect(third - second).toBeGreaterThanOrEqual(2000)
  await vi.waitFor(async () => expect(await runs()).toMatchObject([{ outcome: 'DONE', error: null }]), PATIENT)
  expect(observe.mock.calls.map(([name, isDone]) => [name, isDone])).toEqual([
    ['shaky', false],
    ['shaky', false],
    ['shaky', true],
  ])
})

test('a run that fails its last try waits for the next slot', async () => {
  let tries = 0
  const hopeless = async () => {
    tries += 1
    throw new Error('busy')
  }
  await start([{ name: 'hopeless', everySeconds: 2, run: hopeless, retry: { limit: 0, delaySeconds: 0 } }])
  await vi.waitFor(() => expect(tries).toBeGreaterThanOrEqual(3), PATIENT)
  for (const step of undo.splice(0).reverse()) await step()
  const slots = await suite.database.rows('select distinct singleton_on from pgboss.job')
  expect(slots).toHaveLength(tries)
})

test('the last run is stored: when, how long, its outcome, and the last success', async () => {
  const began = Date.now()
  await start([once('good', () => wait(200)), once('bad', busy)])
  await vi.waitFor(
    async () => expect((await runs()).map(({ outcome }) => outcome)).toEqual(['FAILED', 'DONE']),
    PATIENT,
  )
  const [bad, good] = await runs()
  expect(bad).toMatchObject({ name: 'bad', error: 'Error: busy', succeededAt: null })
  expect(good).toMatchObject({ name: 'good', error: null, succeededAt: good?.finishedAt })
  expect(good?.durationMilliseconds).toBeGreaterThanOrEqual(190)
  expect(good?.durationMilliseconds).toBeLessThan(5000)
  expect(good?.startedAt.getTime()).toBeGreaterThanOrEqual(began)
  expect(reported).toEqual(['A schedule was put off. {"schedule":"bad","reason":"Error: busy"}'])
})

test('a run that takes its time is stored as under way, after an earlier one as well', async () => {
  const before = { name: 'long', startedAt: new Date(0), finishedAt: new Date(1000), error: 'busy' }
  await endScheduleRuns(suite.database, [before])
  const { promise, resolve: end } = Promise.withResolvers<void>()
  await start([once('long', () => promise)])
  await vi.waitFor(async () => expect(await runs()).toMatchObject([{ outcome: null, error: null }]), PATIENT)
  end()
  await vi.waitFor(async () => expect(await runs()).toMatchObject([{ outcome: 'DONE' }]), PATIENT)
})

test('stopping waits for the run under way and starts no other', async () => {
  let state = 'waiting'
  const slow = async () => {
    state = 'running'
    await wait(700)
    state = 'done'
  }
  const { stop } = await start([once('slow', slow)], false)
  await vi.waitFor(() => expect(state).toBe('running'), PATIENT)
  await stop()
  expect(state).toBe('done')
  expect(await runs()).toMatchObject([{ outcome: 'DONE' }])
})

test('all that is due at one look is run, also when it is more than may run at once', async () => {
  const done = new Set<string>()
  const schedules = Array.from({ length: 30 }, (_, at) =>
    once(`schedule ${at}`, async () => {
      done.add(`schedule ${at}`)
    }),
  )
  await start(schedules, false)
  await vi.waitFor(() => expect(done.size).toBe(schedules.length), PATIENT)
})

test('a run that hangs does not keep the other schedules from running', async () => {
  let isFree = false
  let others = 0
  const hanging = async () => {
    while (!isFree) await wait(50)
  }
  const often: Schedule = {
    name: 'often',
    everySeconds: 1,
    run: async () => {
      others += 1
    },
  }
  await start([once('hanging', hanging), often])
  await vi.waitFor(() => expect(others).toBeGreaterThanOrEqual(3), PATIENT)
  isFree = true
})
