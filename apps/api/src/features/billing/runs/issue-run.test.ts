import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createInvoiceSender } from '../sending/send-invoice.ts'
import { issueRun } from './issue-run.ts'
import { approveTestRun, asItShouldBe, issuedOf, runKey as key, MEMBERSHIPS } from './test-issued-run.ts'

const log = () => undefined
let suite: TestDatabase
beforeEach(async () => {
  suite = await createTestDatabase()
  await approveTestRun(suite.database)
})
afterEach(() => suite.drop())

const issued = () => issuedOf(suite.database)

// On a slow machine a turn ends before the run does, and asks for another.
const issueAll = async (onQueue = (): void => undefined) => {
  for (let isAskedFor = true; isAskedFor; ) {
    isAskedFor = false
    const enqueue = async (_tx: unknown, queue: string) => {
      if (queue === 'billing-run') isAskedFor = true
      else onQueue()
    }
    await issueRun({ database: suite.database, jobs: { enqueue }, log }, key)
  }
}

test('ten workers that issue a billing run at once make one invoice for each membership', async () => {
  await Promise.all(Array.from({ length: 10 }, () => issueAll()))
  expect(await issued()).toEqual(asItShouldBe)
})

test('a billing run of many has the planner told of all that it wrote', async () => {
  await issueAll()
  const { known } = await suite.database.theRow<{ known: number }>(
    "select reltuples::int as known from pg_class where relname = 'invoice'",
  )
  expect(known).toBe(MEMBERSHIPS)
})

test('a billing run whose server is lost anywhere, and again, comes to the same invoices', async () => {
  const [lost] = fc.sample(fc.array(fc.integer({ min: 1, max: MEMBERSHIPS }), { minLength: 4, maxLength: 4 }), 1)
  for (const after of lost ?? []) {
    let left = after
    const enqueue = async () => {
      left -= 1
      if (left === 0) throw new DatabaseUnavailable('gone')
    }
    await issueRun({ database: suite.database, jobs: { enqueue }, log }, key).catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error
    })
  }
  await issueAll()
  expect(await issued()).toEqual(asItShouldBe)
})

test('a membership that cannot be billed is set aside, and the billing run goes on without a hole in its numbers', async () => {
  let left = 50
  await issueAll(() => {
    left -= 1
    if (left === 0) throw new Error('of this one only')
  })
  const { bills, state, broken } = await issued()
  expect([bills.length, state, broken]).toEqual([MEMBERSHIPS - 1, { state: 'DONE' }, []])
  expect(
    await suite.database.rows('select set_aside as why from billing_run_membership where set_aside is not null'),
  ).toEqual([{ why: expect.stringContaining('gikk galt') }])
})

test('the invoices of a billing run are sent one at a time, so that members are answered meanwhile', async () => {
  await issueAll()
  let [sending, most] = [0, 0]
  const send = async () => {
    sending += 1
    most = Math.max(most, sending)
    await new Promise((resolve) => setImmediate(resolve))
    sending -= 1
  }
  const sendOne = createInvoiceSender({ database: suite.database, mail: { send, close: () => undefined }, log })
  const queued = await suite.database.rows<{ id: number }>('select id from invoice_delivery order by id limit 8')
  await Promise.all(queued.map(({ id }) => sendOne({ deliveryId: id })))
  expect(most).toBe(1)
  expect(
    await suite.database.theRow(`select count(*)::int as count from invoice_delivery where state = 'SENT'`),
  ).toEqual({
    count: 8,
  })
})
