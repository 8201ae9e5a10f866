import { adminResources } from '@delebil/core-api/admin'
import { BODY_TYPE_GROUP, SEATS_MAX, SEATS_MIN } from '@delebil/validation'
import type { Verbs } from '../../platform/verb.ts'
import { listBodyTypes } from '../fleet/stores/body-types.ts'
import { listPropertyGroups, type PropertyGroup } from '../fleet/stores/property-groups.ts'

/** What cars look like, as their models say it; in the order in which staff choose it. */
const toBodyTypeGroup = (inUse: readonly string[]): PropertyGroup => ({
  key: BODY_TYPE_GROUP,
  name: 'Biltype',
  operator: 'OR',
  values: Object.entries(adminResources.models.fields.bodyType.options ?? {})
    .filter(([key]) => inUse.includes(key))
    .map(([key, name]) => ({ key, name })),
})

/** What a search can be narrowed by, with nothing selected. */
export const getFilters: Verbs['getFilters'] = async (_context, { db, input }) => {
  const { orgId } = input.query
  const groups = [toBodyTypeGroup(await listBodyTypes(db, orgId)), ...(await listPropertyGroups(db, orgId))]
  const unselected = groups.map((group) => ({
    ...group,
    values: group.values.map((value) => ({ ...value, selected: false })),
  }))
  return { answer: { groups: unselected, minSeats: SEATS_MIN, maxSeats: SEATS_MAX } }
}
