import { randomUUID } from 'node:crypto'
import type { Books, Tripletex } from '../../../adapters/accounting/port.ts'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { SealBroken } from '../../../platform/seal.ts'
import { createKnown } from '../steps/known.ts'
import { forgetSending, listReadyTasks } from '../stores/accounting-tasks.ts'
import { keepBooks, listWaitingBooks, pauseBooks, releaseBooks, takeBooks } from '../stores/accounting-worker.ts'
import { workTask } from './work-task.ts'

export type DeliveryParts = Pick<Context, 'database' | 'jobs' | 'accounting'> & {
  readonly clock?: () => Date
  readonly turnMilliseconds?: number
}

const BATCH = 50
// Short enough for a server that is told to stop, and for whoever waits behind.
const TURN_MS = 5000

const openBooks = async (
  db: Queryable,
  tripletex: Tripletex,
  organizationId: number,
  sealed: Buffer,
  now: Date,
): Promise<Books | undefined> => {
  try {
    return tripletex.open(tripletex.unseal(sealed))
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    await pauseBooks(db, organizationId, { at: now, why: 'unreadable', by: null })
    return undefined
  }
}

/** Works while there is something to do and the turn lasts; whether something may be left. */
const turn = async (
  { database, clock = () => new Date(), turnMilliseconds = TURN_MS }: DeliveryParts,
  books: Books,
  working: { organizationId: number; worker: string },
): Promise<boolean> => {
  const { organizationId } = working
  const until = Date.now() + turnMilliseconds
  await forgetSending(database, organizationId, clock())
  const known = createKnown(database, books, organizationId)
  for (;;) {
    const ready = await listReadyTasks(database, organizationId, clock(), BATCH)
    if (ready.length === 0) return false
    for (const task of ready) {
      if (Date.now() >= until) return true
      if (!(await keepBooks(database, working, clock()))) return false
      if (!(await workTask({ db: database, books, known, task, clock }))) return false
    }
  }
}

/** Does what is to be done in the books of an organization for a while, one after the other, and asks for the rest to be done after that. */
export const deliverTasks = async (
  parts: DeliveryParts,
  { organizationId }: { readonly organizationId: number },
): Promise<void> => {
  const { database, jobs, accounting, clock = () => new Date() } = parts
  if (accounting.tripletex === undefined) return
  const working = { organizationId, worker: randomUUID() }
  const sealed = await takeBooks(database, working, clock())
  if (sealed === undefined) return
  try {
    const books = await openBooks(database, accounting.tripletex, organizationId, sealed, clock())
    if (books === undefined || !(await turn(parts, books, working))) return
    await transaction(database, (tx) => jobs.enqueue(tx, 'accounting', { organizationId }))
  } finally {
    await releaseBooks(database, working)
  }
}

/** Asks for what is due of every organization: what waited, and what somebody left who is gone. */
export const wakeAccounting = async (
  { database, jobs }: Pick<DeliveryParts, 'database' | 'jobs'>,
  now: Date,
): Promise<void> => {
  for (const organizationId of await listWaitingBooks(database, now))
    await transaction(database, (tx) => jobs.enqueue(tx, 'accounting', { organizationId }))
}
