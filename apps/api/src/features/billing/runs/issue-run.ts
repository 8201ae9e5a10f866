import type { Context } from '../../../platform/context.ts'
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { refreshStatistics } from '../../../platform/db/refresh-statistics.ts'
import { savepoint, transaction } from '../../../platform/db/transaction.ts'
import { lockMembership } from '../../memberships/stores/memberships.ts'
import { issueInvoice } from '../bill-membership.ts'
import { checkPromises } from '../check-promises.ts'
import { sendOut } from '../sending/send-out.ts'
import {
  countBills,
  keepInvoiceOfRun,
  listUnfinishedRuns,
  listWaitingMemberships,
  lockRun,
  moveRun,
  type RunKey,
  type StoredRun,
  setAside,
} from '../stores/billing-runs.ts'
import { digestOf, lockOpenCharges } from '../stores/charges.ts'
import { runTexts } from './run-texts.ts'

type Parts = Pick<Context, 'database' | 'jobs' | 'log'>

/** How many memberships are billed in one transaction. */
const BATCH = 50
// Short enough for a server that is told to stop, and for whoever waits behind.
const turnMilliseconds = 5000

type Waiting = Awaited<ReturnType<typeof listWaitingMemberships>>[number]

const bill = async (tx: Queryable, jobs: Context['jobs'], run: StoredRun, waiting: Waiting, now: Date) => {
  const { organizationId } = run
  const { membershipId } = waiting
  const key = { organizationId, membershipId }
  await lockMembership(tx, organizationId, membershipId)
  const { lastChargeId } = waiting
  const open = await lockOpenCharges(tx, key, run.deliveredUntil, { lastChargeId, reservationId: run.reservationId })
  // Nobody is billed what nobody approved.
  if (digestOf(open) !== waiting.charges) return setAside(tx, run, [{ membershipId, why: runTexts.changed }])
  const lines = open.map(({ id, ...line }) => ({ ...line, chargeId: id }))
  const { invoiceDate, dueDate } = run
  const invoiceId = await issueInvoice(tx, key, lines, { invoiceDate, dueDate, runId: run.id, creditsId: null })
  if (invoiceId === undefined) return setAside(tx, run, [{ membershipId, why: runTexts.nothing }])
  await keepInvoiceOfRun(tx, run, membershipId, invoiceId)
  await sendOut({ tx, jobs, now }, { organizationId, invoiceId, personId: run.approvedBy })
}

/**
 * One batch in a transaction of its own, under the lock of its run: however many workers, and wherever one is killed, each is billed once.
 * Who finds another at work leaves it to that one.
 */
const step = ({ database, jobs, log }: Parts, key: RunKey): Promise<'more' | 'done' | 'not-mine'> =>
  transaction(database, async (tx) => {
    const run = await lockRun(tx, key)
    if ((run?.state !== 'APPROVED' && run?.state !== 'ISSUING') || run.isPaused) return 'not-mine'
    const now = new Date()
    if (run.state === 'APPROVED') await moveRun(tx, run, 'ISSUING', { personId: null, at: now })
    const waiting = await listWaitingMemberships(tx, run, BATCH)
    for (const one of waiting) {
      // What goes wrong with one membership is its own: the run goes on, and somebody looks at it.
      await savepoint(tx, () => bill(tx, jobs, run, one, now)).catch(async (error: unknown) => {
        if (error instanceof DatabaseUnavailable) throw error
        log('error', 'A membership could not be billed.', { run: key, membershipId: one.membershipId, error })
        await setAside(tx, run, [{ membershipId: one.membershipId, why: runTexts.failed }])
      })
    }
    if (waiting.length === BATCH) return 'more'
    await moveRun(tx, run, 'DONE', { personId: null, at: now })
    return 'done'
  })

const written = ['charge', 'invoice', 'invoice_line', 'invoice_delivery', 'posting', 'billing_run_membership']

const finish = async (parts: Parts, key: RunKey): Promise<void> => {
  if ((await countBills(parts.database, key)) > BATCH) await refreshStatistics(parts.database, written)
  await checkPromises(parts, key.organizationId)
}

/** Makes the invoices of an approved run for a while, batch by batch, and asks for the rest to be done after that. */
export const issueRun = async (parts: Parts, key: RunKey): Promise<void> => {
  const until = Date.now() + turnMilliseconds
  for (;;) {
    const came = await step(parts, key)
    if (came === 'done') await finish(parts, key)
    if (came !== 'more') return
    if (Date.now() < until) continue
    return transaction(parts.database, (tx) => parts.jobs.enqueue(tx, 'billing-run', { ...key }))
  }
}

/** A run whose server went away while it was issued is gone on with. */
export const wakeBillingRuns = async ({ database, jobs }: Pick<Parts, 'database' | 'jobs'>): Promise<void> => {
  for (const run of await listUnfinishedRuns(database)) {
    await transaction(database, (tx) => jobs.enqueue(tx, 'billing-run', run))
  }
}
