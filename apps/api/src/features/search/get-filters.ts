import { SEATS_MAX, SEATS_MIN } from '@delebil/validation'
import type { Verb } from '../../platform/verb.ts'
import { listPropertyGroups } from '../fleet/stores/property-groups.ts'

export const getFilters: Verb<'getFilters'> = async (_context, { db, input }) => {
  const groups = await listPropertyGroups(db, input.query.orgId)
  const unselected = groups.map((group) => ({
    ...group,
    values: group.values.map((value) => ({ ...value, selected: false })),
  }))
  return { answer: { groups: unselected, minSeats: SEATS_MIN, maxSeats: SEATS_MAX } }
}
