import * as v from 'valibot'

export const filterGroup = v.object({
  key: v.string(),
  name: v.string(),
  /** OR: a car with any of the selected values. AND: a car with all of them. */
  operator: v.picklist(['OR', 'AND']),
  values: v.array(v.object({ key: v.string(), name: v.string(), selected: v.boolean() })),
})
export type FilterGroup = v.InferOutput<typeof filterGroup>

/** What a search can be narrowed by, as it stands before anybody has chosen. */
export const filters = v.object({ groups: v.array(filterGroup), minSeats: v.number(), maxSeats: v.number() })
export type Filters = v.InferOutput<typeof filters>
