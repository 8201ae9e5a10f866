import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { findLocation } from './stores/locations.ts'
import { toLocation } from './to-location.ts'

export const getLocation: Verb<'getLocation'> = async (_context, { db, input }) => {
  const location = await findLocation(db, input.params.id)
  if (location === undefined) throw new Refusal('resource.unknown')
  return { answer: toLocation(location) }
}
