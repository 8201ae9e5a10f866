import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FakeTripletex, type Fault, startFakeTripletex } from '../../apps/api/src/adapters/accounting/fake/fake.ts'
import { createTripletex } from '../../apps/api/src/adapters/accounting/tripletex.ts'
import { deliverTasks } from '../../apps/api/src/features/accounting/tasks/deliver-tasks.ts'
import { issueRun } from '../../apps/api/src/features/billing/runs/issue-run.ts'
import { draftMemberships, insertRun, moveRun } from '../../apps/api/src/features/billing/stores/billing-runs.ts'
import { startEmbedded } from '../../apps/api/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '../../apps/api/src/platform/db/migrate.ts'
import { type Database, openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import { patientTransaction } from '../../apps/api/src/platform/db/transaction.ts'
import type { Scope } from '../measure/scope.ts'
import type { Section } from '../section.ts'
import { makeBillingOrg } from '../serve/billing-org.ts'

const INVOICES = 10_000
/** Of so many calls one goes wrong. */
const CALLS_PER_FAULT = 20
const faults: readonly Fault[] = ['lost-after', 'lost-before', 'limited', 'limited-with-reset', 'broken', 'expired']
const MINUTE = 60_000
const organizationId = 1_000_000
const day = () => new Date().toISOString().slice(0, 10)
const jobs = { enqueue: async () => undefined }

const openOrg = async (scope: Scope): Promise<Database> => {
  const folder = await mkdtemp(join(tmpdir(), 'delebil-bench-'))
  scope.add(() => rm(folder, { recursive: true, force: true }))
  const embedded = await startEmbedded(folder, (problem) => process.stderr.write(`${problem.message}\n`), {
    isDurable: false,
  })
  scope.add(embedded.stop)
  const database = openDatabase({ url: embedded.url, size: 4 })
  scope.add(() => database.close())
  await migrate(database)
  await makeBillingOrg(database, { id: organizationId, memberships: INVOICES, chargesEach: 3 })
  return database
}

/** A run of a club whose invoices are in Tripletex, issued: all its bills are on their way. */
const issueAll = async (database: Database, sealed: Buffer): Promise<void> => {
  await database.change(
    `insert into organization_setting (organization_id, key, valid_from, value) values ($1, 'accountingOwner', '2020-01-01', '1')`,
    [organizationId],
  )
  await database.change(
    'insert into accounting_configuration (organization_id, employee_token, tested_at) values ($1, $2, now())',
    [organizationId, sealed],
  )
  const run = { organizationId, id: 0 }
  await patientTransaction(database, async (tx) => {
    const nobody = { draftedBy: null, reservationId: null, note: null, draftedAt: new Date(), openUntil: new Date() }
    const dates = { deliveredUntil: day(), invoiceDate: day(), dueDate: day() }
    run.id = await insertRun(tx, { organizationId, ...dates, ...nobody })
    await draftMemberships(tx, { ...run, deliveredUntil: day() })
  })
  await moveRun(database, run, 'APPROVED', { personId: null, at: new Date() })
  for (let isAskedFor = true; isAskedFor; ) {
    isAskedFor = false
    const enqueue = async (_tx: unknown, name: string) => {
      if (name === 'billing-run') isAskedFor = true
    }
    await issueRun({ database, jobs: { enqueue }, log: () => undefined }, run)
  }
}

const countOpen = async (database: Database): Promise<number> =>
  (
    await database.theRow<{ count: number }>(
      `select count(*)::int as count from accounting_task where kind = 'SENDING' and state <> 'SYNCED'`,
    )
  ).count

/** Delivers until all of it is there. The clock stands beside that of the wall: what is to be waited for is not. */
const deliverAll = async (database: Database, fake: FakeTripletex, log: (line: string) => void): Promise<number> => {
  const tripletex = createTripletex(fake, 'a-key-of-the-settings')
  let ahead = 0
  let turns = 0
  const clock = () => new Date(Date.now() + ahead)
  for (let left = INVOICES; left > 0; left = await countOpen(database)) {
    const parts = { database, jobs, accounting: { tripletex }, clock, turnMilliseconds: 10_000 }
    await deliverTasks(parts, { organizationId })
    ahead += MINUTE
    turns += 1
    if (turns % 20 === 0) log(`  accounting ${left} invoices left`)
    const { stopped } = await database.theRow<{ stopped: number }>(
      `select count(*)::int as stopped from accounting_task where state = 'FAILED'`,
    )
    if (stopped > 0) throw new Error(`${stopped} tasks have stopped.`)
  }
  return turns
}

/** How many bills are not there once, to the øre and sent once. */
const countWrong = async (database: Database, { company }: FakeTripletex): Promise<number> => {
  const theirs = new Map([...company.invoices.values()].map((one) => [Number(one['invoiceNumber']), one]))
  const sent = new Map<number, number>()
  for (const { invoiceId } of company.sent) sent.set(invoiceId, (sent.get(invoiceId) ?? 0) + 1)
  const ours = await database.rows<{ number: number; ore: number }>(
    'select number, total_ore as ore from invoice where is_numbered',
  )
  const wrong = ours.filter(({ number, ore }) => {
    const there = theirs.get(number)
    return there === undefined || Math.round(Number(there['amount']) * 100) !== ore || sent.get(there.id) !== 1
  })
  return wrong.length + Math.abs(theirs.size - INVOICES) + Math.abs(ours.length - INVOICES)
}

/** What it takes to have a month of invoices in the books, where every twentieth call goes wrong. */
export const accounting: Section = {
  name: 'accounting',
  run: async ({ scope, log }) => {
    const database = await openOrg(scope)
    const fake = await startFakeTripletex()
    scope.add(fake.stop)
    await issueAll(database, createTripletex(fake, 'a-key-of-the-settings').seal(fake.employeeToken))
    let calls = 0
    let gone = 0
    fake.script(() => {
      calls += 1
      if (calls % CALLS_PER_FAULT !== 0) return undefined
      gone += 1
      return faults[gone % faults.length]
    })
    const began = performance.now()
    const cpu = process.cpuUsage()
    await deliverAll(database, fake, log)
    const took = performance.now() - began
    const { user, system } = process.cpuUsage(cpu)
    return [
      {
        name: 'accounting, 10 000 invoices, every 20th call fails: bills not there once, to the øre and sent once',
        value: await countWrong(database, fake),
        unit: '',
        goal: { exactly: 0 },
      },
      { name: 'accounting, the same: all of it delivered', value: took / 1000, unit: 's' },
      { name: 'accounting, the same: calls an invoice', value: calls / INVOICES, unit: 'x' },
      {
        name: 'accounting, the same: CPU of this process and its fake, an invoice',
        value: (user + system) / 1000 / INVOICES,
        unit: 'ms',
      },
      { name: 'accounting, the same: memory at the end', value: process.memoryUsage.rss() / 1024, unit: 'kB' },
    ]
  },
}
