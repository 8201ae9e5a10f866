import { AccountingBusy, AccountingRefused, AccountingSilent } from '../../../adapters/accounting/port.ts'
import type { Work } from '../steps/step.ts'
import { steps } from '../steps/steps.ts'
import { type Foreign, type Task, TaskStopped } from '../stores/accounting-task.ts'
import { beginSending, endFailed, endSynced, putOff } from '../stores/accounting-tasks.ts'
import { pauseBooks, waitWithBooks } from '../stores/accounting-worker.ts'
import { nameCause } from './name-cause.ts'

/** One task in hand. Answers whether the next may be taken. */
type InHand = Omit<Work, 'now'> & { readonly clock: () => Date }

/** What is not there is looked for once more before it is sent again: the books may be slow. */
const LOOKS = 2
const LOOK_MS = 40_000
const STALE_ATTEMPTS = 5
const BAD_TOKEN = 401
const STALE = 8000
const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)
/** 15 s, 30 s, a minute, and so on to a quarter of an hour. */
const patience = (attempts: number): number => Math.min(15_000 * 2 ** attempts, 900_000)

const waiting = ({ method }: Task): Task['state'] => (method === null ? 'QUEUED' : 'OVERRIDDEN')

/** What is known to have left nothing behind: it is tried again as it was, or somebody must look at it. */
const endUndone = async ({ db, task, clock }: InHand, state: Task['state'], error: unknown): Promise<boolean> => {
  const now = clock()
  const { organizationId, attempts, looks } = task
  if (error instanceof AccountingBusy) {
    const at = later(now, error.afterSeconds * 1000)
    await putOff(db, task, { state, at, attempts, looks })
    await waitWithBooks(db, organizationId, at)
    return false
  }
  if (error instanceof AccountingSilent) {
    await putOff(db, task, { state, at: later(now, patience(attempts)), attempts: Math.min(attempts + 1, 10), looks })
    await waitWithBooks(db, organizationId, later(now, 10_000))
    return false
  }
  if (error instanceof TaskStopped) {
    await endFailed(db, task, error)
    return true
  }
  if (!(error instanceof AccountingRefused)) throw error
  const { status, code, message, fields, requestId } = error
  if (status === BAD_TOKEN) {
    await putOff(db, task, { state, at: now, attempts, looks })
    await pauseBooks(db, organizationId, { at: now, why: 'bad-token', by: null })
    return false
  }
  if (code === STALE && attempts < STALE_ATTEMPTS) {
    await putOff(db, task, { state, at: now, attempts: attempts + 1, looks })
    return true
  }
  const answer = { status, code, message, fields, requestId }
  await endFailed(db, task, { cause: code === STALE ? 'stale' : nameCause(error, task.kind), answer })
  return true
}

const look = async (inHand: InHand): Promise<boolean> => {
  const { db, task, clock } = inHand
  let found: Foreign | undefined
  try {
    found = await steps[task.kind].look({ ...inHand, now: clock() })
  } catch (error) {
    return endUndone(inHand, 'UNKNOWN', error)
  }
  if (found) await endSynced(db, task, found, clock())
  else if (task.looks + 1 < LOOKS)
    await putOff(db, task, { state: 'UNKNOWN', at: later(clock(), LOOK_MS), looks: task.looks + 1 })
  else await putOff(db, task, { state: waiting(task), at: clock() })
  return true
}

const endSent = async (inHand: InHand, error: unknown): Promise<boolean> => {
  const { db, task, clock } = inHand
  if (!(error instanceof AccountingSilent)) return endUndone(inHand, waiting(task), error)
  await putOff(db, task, { state: 'UNKNOWN', at: later(clock(), LOOK_MS) })
  return true
}

/**
 * Does one task. That it is being sent is committed before it is: whoever dies then leaves it unknown, and an answer that is lost does
 * too. What is unknown is looked for, and sent again only when it was not there twice.
 */
export const workTask = async (inHand: InHand): Promise<boolean> => {
  const { db, task, clock } = inHand
  if (task.state === 'UNKNOWN') return look(inHand)
  let prepared: Awaited<ReturnType<(typeof steps)[Task['kind']]['prepare']>>
  try {
    prepared = await steps[task.kind].prepare({ ...inHand, now: clock() })
  } catch (error) {
    return endUndone(inHand, task.state, error)
  }
  if ('found' in prepared) {
    await endSynced(db, task, prepared.found, clock())
    return true
  }
  if (!(await beginSending(db, task, prepared))) return true
  try {
    await endSynced(db, task, await prepared.write(), clock())
  } catch (error) {
    return endSent(inHand, error)
  }
  return true
}
