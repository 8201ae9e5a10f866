import { formatInstant } from '@delebil/validation/time'
import type { AdminVerb, AdminVerbs } from '../admin-records/admin-verb.ts'
import { findResolutions } from './resolutions.ts'
import { solveConflict } from './solve-conflict.ts'
import { listAffected } from './stores/conflicts.ts'
import * as store from './stores/solved-conflicts.ts'
import { toConflict } from './to-conflict.ts'
import { undoSolution } from './undo-solution.ts'

const listConflicts: AdminVerb<'conflicts.list'> = async (_context, { db, office, now, input }) => {
  const { reservationId, carId } = input.query
  const { rows, total } = await listAffected(db, office.organizationId, now, { reservationId, carId })
  return { answer: { data: rows.map(toConflict), total } }
}

/** What was solved lately, and which of it can still be undone. */
const listSolved: AdminVerb<'conflicts.solved'> = async (_context, { db, office, now, input }) => {
  const { rows, total } = await store.listSolved(db, office.organizationId, now, input.query.size)
  const data = rows.map(({ at, undoneAt, ...solved }) => ({
    ...solved,
    at: formatInstant(at),
    undoneAt: undoneAt && formatInstant(undoneAt),
  }))
  return { answer: { data, total } }
}

export const conflictVerbs = {
  'conflicts.list': listConflicts,
  'conflicts.solved': listSolved,
  'conflicts.resolutions': findResolutions,
  'conflicts.solve': solveConflict,
  'conflicts.undo': undoSolution,
} satisfies Partial<AdminVerbs>
