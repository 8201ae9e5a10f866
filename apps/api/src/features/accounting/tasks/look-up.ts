import type { TaskCause, TaskKind } from '@delebil/core-api/admin'
import {
  type Accounting,
  AccountingBusy,
  AccountingRefused,
  AccountingSilent,
  type Books,
} from '../../../adapters/accounting/port.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { openBooks } from '../open-books.ts'
import { adoptCustomer } from '../steps/customer-step.ts'
import { createKnown } from '../steps/known.ts'
import type { Work } from '../steps/step.ts'
import { steps } from '../steps/steps.ts'
import { type Foreign, type Task, TaskStopped } from '../stores/accounting-task.ts'
import { endFailed, endSynced, listStoppedTasks, listTasks } from '../stores/accounting-tasks.ts'

type Parts = {
  readonly db: Queryable
  readonly accounting: Accounting
  readonly organizationId: number
  readonly now: Date
}

const booksOf = async ({ db, accounting, organizationId }: Parts): Promise<Books> => {
  const books = await openBooks(db, accounting, organizationId)
  if (books === undefined) throw new Refusal('accounting.no-service')
  return books
}

/** Where somebody has said so, whoever has the number is the customer, whatever the name. */
const look = (work: Work): Promise<Foreign | undefined> =>
  work.task.kind === 'CUSTOMER' ? adoptCustomer(work) : steps[work.task.kind].look(work)

/** What is there, or why it cannot be used. */
const tryToLook = async (work: Work): Promise<Foreign | TaskStopped | undefined> => {
  try {
    return await look(work)
  } catch (error) {
    if (error instanceof TaskStopped) return error
    const isNoAnswer =
      error instanceof AccountingBusy || error instanceof AccountingSilent || error instanceof AccountingRefused
    throw isNoAnswer ? new Refusal('accounting.no-answer') : error
  }
}

const worksOf = async (parts: Parts, tasks: readonly Task[]): Promise<Work[]> => {
  if (tasks.length === 0) return []
  const { db, organizationId, now } = parts
  const books = await booksOf(parts)
  const known = createKnown(db, books, organizationId)
  return tasks.map((task) => ({ db, books, known, task, now }))
}

/** Looks up what stopped, by its number, and takes what is there for done. */
export const lookUp = async (
  parts: Parts,
  kinds: readonly TaskKind[],
  chosen: { readonly ids?: readonly number[] | undefined; readonly cause?: TaskCause | undefined },
): Promise<{ found: number; missing: number }> => {
  const tasks = await listStoppedTasks(parts.db, parts.organizationId, kinds, chosen)
  let found = 0
  for (const work of await worksOf(parts, tasks)) {
    const there = await tryToLook(work)
    if (there === undefined) continue
    if (there instanceof TaskStopped) {
      await endFailed(parts.db, work.task, there)
      continue
    }
    await endSynced(parts.db, work.task, there, parts.now)
    found += 1
  }
  return { found, missing: tasks.length - found }
}

const isNothing = (there: Foreign | TaskStopped | undefined): boolean =>
  there === undefined || there instanceof TaskStopped

/** Whether any of these tasks has left something in the books. */
export const lookAt = async (parts: Parts, taskIds: readonly number[]): Promise<boolean> => {
  for (const work of await worksOf(parts, await listTasks(parts.db, parts.organizationId, taskIds)))
    if (!isNothing(await tryToLook(work))) return true
  return false
}
