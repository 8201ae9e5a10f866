import type { AdminVerb } from '../admin-records/admin-verb.ts'
import { listHurt } from './stores/conflicts.ts'
import { toConflict } from './to-conflict.ts'

export const listConflicts: AdminVerb<'conflicts.list'> = async (_context, { db, office, now, input }) => {
  const { reservationId, carId } = input.query
  const { rows, total } = await listHurt(db, office.organizationId, now, { reservationId, carId })
  return { answer: { data: rows.map(toConflict), total } }
}
