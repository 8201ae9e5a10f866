import type { AdminVerb } from '../admin-records/admin-verb.ts'
import { listPlaces } from './stores/plan.ts'

/** The places that the plan can be narrowed to. */
export const readPlanPlaces: AdminVerb<'fleet.plan-places'> = async (_context, { db, office }) => ({
  answer: { data: await listPlaces(db, office.organizationId) },
})
