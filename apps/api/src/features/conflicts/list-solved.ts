import { formatInstant } from '@delebil/validation'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import * as store from './stores/solved-conflicts.ts'

/** What was solved lately, and which of it can still be undone. */
export const listSolved: AdminVerb<'conflicts.solved'> = async (_context, { db, office, now, input }) => {
  const { rows, total } = await store.listSolved(db, office.organizationId, now, input.query.size)
  const data = rows.map(({ at, undoneAt, ...solved }) => ({
    ...solved,
    at: formatInstant(at),
    undoneAt: undoneAt && formatInstant(undoneAt),
  }))
  return { answer: { data, total } }
}
