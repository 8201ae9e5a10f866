import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { DeadLetter, JobHandlers } from '../../platform/jobs/jobs.ts'
import { type RunningJobs, startJobs } from '../../platform/jobs/start-jobs.ts'
import { type FakeMailServer, type ReceivedMail, startFakeMailServer } from './fake.ts'
import { createSmtpMail } from './smtp-mail.ts'

const [minute, hour] = [60, 3600]
let suite: TestDatabase
let server: FakeMailServer
let jobs: RunningJobs
let dead: DeadLetter[]
beforeEach(async () => {
  suite = await createTestDatabase()
  server = await startFakeMailServer()
  dead = []
  const mail = createSmtpMail(server.url, 'Delebil <post@delebil.test>')
  jobs = await startJobs({ url: suite.url, report: () => undefined, pollingSeconds: 0.5 })
  const nothing = async () => undefined
  const handlers: JobHandlers = {
    mail: (message) => mail.send(message),
    'login-link': nothing,
    'membership-invitation': nothing,
    'password-reset': nothing,
    'email-confirmation': nothing,
    push: nothing,
    sms: nothing,
    accounting: nothing,
    'move-notice': nothing,
    'answer-sent': nothing,
    'payment-poll': nothing,
    'wait-list': nothing,
    bulk: nothing,
    import: nothing,
    'billing-run': nothing,
    'billing-run-drafted': nothing,
    'payments-of-books': nothing,
    'print-file': nothing,
    'invoice-delivery': nothing,
    'reminder-delivery': nothing,
    'dead-letter': async (letter) => void dead.push(letter),
  }
  await jobs.work(handlers)
})
afterEach(async () => {
  await jobs.stop()
  await server.stop()
  await suite.drop()
})

const enqueue = (...receivers: readonly string[]) =>
  transaction(suite.database, async (tx) => {
    for (const to of receivers) {
      await jobs.enqueue(tx, 'mail', { to, subject: 'Kvittering', text: 'Hei', kind: 'paymentReceipt' })
    }
  })
const statesOf = async () => {
  const rows = await suite.database.rows<{ state: string }>(`select state::text from pgboss.job where name = 'mail'`)
  return rows.map(({ state }) => state)
}
/** They look for work at once, in place of each half second. */
const wakeWorkers = () => {
  for (const { id } of jobs.boss.getWipData()) jobs.boss.notifyWorker(id)
}
/** Until every mail that is due was tried. */
const untilTried = async () => {
  const due = `select 1 from pgboss.job where name = 'mail'
    and (state in ('created', 'active') or (state = 'retry' and start_after <= now()))`
  for (let round = 0; round < 400 && (await suite.database.rows(due)).length > 0; round += 1) {
    wakeWorkers()
    await wait(50)
  }
  expect(await suite.database.rows(due)).toEqual([])
}

/** Lets the clock go on until all that wait are due, as far as the queue can tell, and tidies as the queue does each hour. */
const passUntilDue = async (): Promise<number> => {
  const { seconds } = await suite.database.theRow<{ seconds: number }>(
    `select coalesce(ceil(extract(epoch from max(start_after) - now())), 0)::int as seconds
     from pgboss.job where state = 'retry'`,
  )
  await suite.database.change(
    `update pgboss.job set start_after = start_after - $1 * interval '1 s', created_on = created_on - $1 * interval '1 s',
       keep_until = keep_until - $1 * interval '1 s', completed_on = completed_on - $1 * interval '1 s'`,
    [seconds],
  )
  await suite.database.change('update pgboss.queue set maintain_on = null, monitor_on = null')
  await jobs.boss.supervise()
  return seconds
}

/** Nothing is taken for so long. Answers how long it was at last, and the longest that a mail waited for its next try. */
const passOutage = async (length: number) => {
  let [passed, longest] = [0, 0]
  while (passed < length && (await statesOf()).includes('retry')) {
    const seconds = await passUntilDue()
    passed += seconds
    longest = Math.max(longest, seconds)
    await untilTried()
  }
  return { passed, longest }
}
const receivers = (mails: readonly ReceivedMail[]) => mails.map(({ to }) => to).toSorted()
const all = ['eva@delebil.test', 'kari@delebil.test', 'ola@delebil.test']

test('a mail server that refuses for 20 minutes gets every mail afterwards, each of them once', async () => {
  server.refuse(true)
  await enqueue(...all)
  await untilTried()
  await passOutage(20 * minute)
  server.refuse(false)
  await passUntilDue()
  await untilTried()
  expect(new Set(await statesOf())).toEqual(new Set(['completed']))
  expect(receivers(server.received)).toEqual(all)
  expect(dead).toEqual([])
})

test('a mail server that is gone for 30 hours gets every mail afterwards, each of them once', async () => {
  await server.stop()
  await enqueue(...all)
  await untilTried()
  const { longest } = await passOutage(30 * hour)
  expect(longest).toBeLessThanOrEqual(hour)
  server = await startFakeMailServer(undefined, Number(new URL(server.url).port))
  await passUntilDue()
  await untilTried()
  expect(new Set(await statesOf())).toEqual(new Set(['completed']))
  expect(receivers(server.received)).toEqual(all)
  expect(dead).toEqual([])
})

/** Eighty tries, one after the other. */
const threeDaysOfTries = 120_000

test(
  'a mail that nobody took for three days is a dead letter that says why, and its job is forgotten within an hour',
  async () => {
    server.refuse(true)
    await enqueue('eva@delebil.test')
    await untilTried()
    const { passed } = await passOutage(100 * hour)
    expect(passed).toBeGreaterThan(72 * hour)
    expect(passed).toBeLessThan(76 * hour)
    for (let round = 0; round < 200 && dead.length === 0; round += 1) {
      wakeWorkers()
      await wait(50)
    }
    expect(dead).toEqual([
      {
        id: expect.any(String),
        job: 'mail',
        data: { to: 'eva@delebil.test', subject: 'Kvittering', text: 'Hei', kind: 'paymentReceipt' },
        error: expect.stringContaining('451 try again later'),
        attempts: 81,
        askedAt: expect.any(Date),
      },
    ])
    await suite.database.change(`update pgboss.job set completed_on = completed_on - interval '61 minutes'`)
    await passUntilDue()
    expect(await statesOf()).toEqual([])
  },
  threeDaysOfTries,
)
