import { noAccounting } from '../../apps/api/src/adapters/accounting/port.ts'
import { listLacking } from '../../apps/api/src/features/billing/ask-for-billing-data.ts'
import { issueRun } from '../../apps/api/src/features/billing/runs/issue-run.ts'
import { proveRun } from '../../apps/api/src/features/billing/runs/prove-run.ts'
import { tallyProof } from '../../apps/api/src/features/billing/runs/tally-proof.ts'
import { draftMemberships, insertRun, moveRun } from '../../apps/api/src/features/billing/stores/billing-runs.ts'
import { findBrokenPromises } from '../../apps/api/src/features/billing/stores/broken-promises.ts'
import { rehearse } from '../../apps/api/src/features/billing/stores/rehearsal.ts'
import { type Database, openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import { patientTransaction } from '../../apps/api/src/platform/db/transaction.ts'
import type { Figure } from '../measure/figure.ts'
import type { Section } from '../section.ts'
import { type BillingOrg, makeBillingOrg } from '../serve/billing-org.ts'

const CHARGES_EACH = 50
const FEW = 200
const SOME = 2000
const MANY = 20_000
/** So many runs of few are issued one after another: V8 lets a heap grow for minutes before it clears it, whatever is done in it. */
const SMALL_RUNS = 50
// Numbers of memberships and persons that the seed does not use, and that a KID has room for.
const idOf = (nth: number) => 10_000_000 + nth * 100_000
const LOOK_MS = 50
const MB = 1024 * 1024

type Measured = {
  lacking: number
  draft: number
  rehearse: number
  prove: number
  issue: number
  check: number
  memory: number
}

/** The most memory that this process had while it worked, in MB. */
async function peakOf(work: () => Promise<void>): Promise<number> {
  let peak = process.memoryUsage.rss()
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, LOOK_MS)
  await work().finally(() => clearInterval(timer))
  return peak / MB
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function billAll(database: Database, org: BillingOrg): Promise<Measured> {
  await patientTransaction(database, (tx) => makeBillingOrg(tx, org))
  const day = new Date().toISOString().slice(0, 10)
  const until = new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10)
  const dated = { organizationId: org.id, deliveredUntil: until, invoiceDate: day, dueDate: day }
  const lacking = await timed(() => listLacking(database, org.id, new Date()))
  const rehearsed = await timed(() => patientTransaction(database, (tx) => rehearse(tx, org.id, until)))
  const nobody = { draftedBy: null, reservationId: null, note: null }
  let key = { organizationId: org.id, id: 0 }
  const draft = await timed(() =>
    patientTransaction(database, async (tx) => {
      key = {
        ...key,
        id: await insertRun(tx, { ...dated, ...nobody, draftedAt: new Date(), openUntil: new Date() }),
      }
      await draftMemberships(tx, { ...key, deliveredUntil: until })
    }),
  )
  const prove = await timed(() =>
    patientTransaction(database, async (tx) => {
      const { total, passing } = await tallyProof(
        await proveRun({ db: tx, accounting: noAccounting, now: new Date() }, key),
      )
      if (total !== org.memberships || passing < total) throw new Error(`${total - passing} of ${total} break a rule.`)
    }),
  )
  await moveRun(database, key, 'APPROVED', { personId: null, at: new Date() })
  let issue = 0
  const memory = await peakOf(async () => {
    let isAskedFor = true
    const enqueue = async (_tx: unknown, name: string) => {
      if (name === 'billing-run') isAskedFor = true
    }
    issue = await timed(async () => {
      while (isAskedFor) {
        isAskedFor = false
        await issueRun({ database, jobs: { enqueue }, log: (_level, said, of) => console.error(said, of) }, key)
      }
    })
  })
  const { made } = await database.theRow<{ made: number }>(
    'select count(*)::int as made from invoice where run_id = $1',
    [key.id],
  )
  if (made !== org.memberships) throw new Error(`${made} of ${org.memberships} were billed.`)
  const check = await timed(async () => {
    const broken = await patientTransaction(database, (tx) => findBrokenPromises(tx))
    if (broken.length > 0) throw new Error(`Promises are broken: ${JSON.stringify(broken)}`)
  })
  return { lacking, draft, rehearse: rehearsed, prove, issue, check, memory }
}

/** What a billing run costs as the club grows. */
export const billing: Section = {
  name: 'billing',
  run: async ({ scope, seeded, log }) => {
    const database = openDatabase({ url: await (await seeded('S')).copy(scope), size: 2 })
    scope.add(() => database.close())
    let made = 0
    const measure = (memberships: number): Promise<Measured> => {
      made += 1
      return billAll(database, { id: idOf(made), memberships, chargesEach: CHARGES_EACH })
    }
    log(`  billing ${SOME} memberships`)
    const middle = await measure(SOME)
    log(`  billing ${SMALL_RUNS} times ${FEW} memberships`)
    let smallMemory = 0
    for (let run = 0; run < SMALL_RUNS; run += 1) smallMemory = Math.max(smallMemory, (await measure(FEW)).memory)
    log(`  billing ${MANY} memberships`)
    const large = await measure(MANY)
    const growth = (key: 'draft' | 'rehearse' | 'prove' | 'issue'): Figure => ({
      name: `billing, ${key}, a bill: 20 000 against 2000`,
      value: large[key] / MANY / (middle[key] / SOME),
      unit: 'x',
      goal: { atMost: 2 },
    })
    return [
      growth('draft'),
      growth('rehearse'),
      growth('prove'),
      growth('issue'),
      {
        name: `billing, memory while issuing: 1 000 000 charges against ${SMALL_RUNS} runs of 10 000`,
        value: large.memory / smallMemory,
        unit: 'x',
        goal: { atMost: 1.3 },
      },
      {
        name: 'billing, 20 000 memberships with 1 000 000 charges: rehearsal',
        value: large.rehearse / 1000,
        unit: 's',
      },
      {
        name: 'billing, the same: whom no invoice can be sent to',
        value: large.lacking / 1000,
        unit: 's',
        goal: { atMost: 1 },
      },
      { name: 'billing, the same: draft', value: large.draft / 1000, unit: 's' },
      { name: 'billing, the same: proof', value: large.prove / 1000, unit: 's' },
      { name: 'billing, the same: invoices issued', value: large.issue / 1000, unit: 's' },
      { name: 'billing, the same: all promises checked', value: large.check / 1000, unit: 's', goal: { atMost: 30 } },
    ]
  },
}
