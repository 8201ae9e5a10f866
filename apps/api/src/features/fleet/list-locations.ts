import type { Verb } from '../../platform/verb.ts'
import * as locations from './stores/locations.ts'
import { toLocation } from './to-location.ts'

export const listLocations: Verb<'listLocations'> = async (_context, { db, input }) => {
  const found = await locations.listLocations(db, input.query.orgId)
  return { answer: { data: found.map(toLocation) } }
}
