import type { AdminVerbs } from '../admin-records/admin-verb.ts'
import { listConflicts } from './list-conflicts.ts'
import { listSolved } from './list-solved.ts'
import { solveConflict } from './solve-conflict.ts'
import { undoSolution } from './undo-solution.ts'
import { findWaysOut } from './ways-out.ts'

export const conflictVerbs: Pick<AdminVerbs, Extract<keyof AdminVerbs, `conflicts.${string}`>> = {
  'conflicts.list': listConflicts,
  'conflicts.solved': listSolved,
  'conflicts.ways-out': findWaysOut,
  'conflicts.solve': solveConflict,
  'conflicts.undo': undoSolution,
}
