import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg } from '../../../platform/db/test-org.ts'
import { createInvoiceSender } from '../sending/send-invoice.ts'
import { draftMemberships } from '../stores/billing-runs.ts'
import { findBrokenPromises } from '../stores/broken-promises.ts'
import { issueRun } from './issue-run.ts'

const MEMBERSHIPS = 120
const until = '2026-10-31'
const log = () => undefined
const key = { organizationId: 1, id: 1 }
let suite: TestDatabase
beforeEach(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
  await suite.database.change(`
    update organization set bank_account = '99990100000';
    insert into membership (organization_id, id, name, type, state, invoice_email)
      select 1, 1000 + n, 'Medlem ' || n, 'PRIVATE', 'ACTIVE', n || '@delebil.test' from generate_series(1, ${MEMBERSHIPS}) n;
    insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
      vat_percent, vat_ore, delivered_from, delivered_to, source)
      select 1, 1000 + n, p.id, 'Vask', 1, 'stk', 100 + n * k, 100 + n * k, '3', 25, round((100 + n * k) / 5.0), '2026-10-20', '2026-10-20', 'STAFF'
      from generate_series(1, ${MEMBERSHIPS}) n, generate_series(1, 3) k, product p where p.organization_id = 1 and p.key = 'startFee';
    insert into billing_run (organization_id, id, delivered_until, invoice_date, due_date, state, drafted_at, approved_at)
      overriding system value values (1, 1, '${until}', '2026-11-01', '2026-11-15', 'APPROVED', now(), now())`)
  await draftMemberships(suite.database, { ...key, deliveredUntil: until })
})
afterEach(() => suite.drop())

const issued = async () => ({
  bills: await suite.database.rows(
    `select membership_id as "membershipId", sum(total_ore)::int as ore, count(*)::int as invoices from invoice group by 1 order by 1`,
  ),
  deliveries: await suite.database.rows('select count(*)::int as count from invoice_delivery'),
  state: await suite.database.theRow('select state from billing_run'),
  broken: await findBrokenPromises(suite.database),
})
const asItShouldBe = {
  bills: Array.from({ length: MEMBERSHIPS }, (_, index) => ({
    membershipId: 1001 + index,
    ore: 300 + (index + 1) * 6,
    invoices: 1,
  })),
  deliveries: [{ count: MEMBERSHIPS }],
  state: { state: 'DONE' },
  broken: [],
}

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
