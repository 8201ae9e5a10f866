import { listHurt } from '../../../stores/admin/conflicts.ts'
import type { AdminVerb } from '../admin-verb.ts'
import { toConflict } from './to-conflict.ts'

export const listConflicts: AdminVerb<'conflicts.list'> = async (_context, { db, office, now, input }) => {
  const { reservationId, carId } = input.query
  const { rows, total } = await listHurt(db, office.organizationId, now, { reservationId, carId })
  return { answer: { data: rows.map(toConflict), total } }
}
