import type { SearchFilters } from '@delebil/core-api'
import { BODY_TYPE_GROUP, isFilterGroupActive } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listPropertyGroups, type PropertyGroup } from '../fleet/stores/property-groups.ts'
import type { CarFilter } from './stores/nearest-cars.ts'

type SelectedGroup = NonNullable<SearchFilters['groups']>[number]
type PropertyFilter = Pick<CarFilter, 'allProperties' | 'anyProperties'>

const unknownGroup = (): Refusal =>
  new Refusal('request.invalid', {
    errors: [{ code: 'field.unknown', message: problemText['field.unknown'], fieldName: 'filters' }],
  })

const isNarrowing = (group: PropertyGroup, selected: readonly string[]): boolean =>
  isFilterGroupActive({
    ...group,
    values: group.values.map((value) => ({ ...value, selected: selected.includes(value.key) })),
  })

const resolve = (asked: readonly SelectedGroup[], known: readonly PropertyGroup[]): PropertyFilter => {
  const all: string[] = []
  const any: string[][] = []
  for (const { key, values } of asked) {
    const group = known.find((candidate) => candidate.key === key)
    if (group === undefined) throw unknownGroup()
    const properties = values.map((value) => `${key}:${value}`)
    if (group.operator === 'AND') all.push(...properties)
    else if (isNarrowing(group, values)) any.push(properties)
  }
  return { allProperties: all.length > 0 ? all : undefined, anyProperties: any }
}

/** What a search is narrowed by, groups resolved by their operators. An OR group with every choice of the club narrows nothing. */
export const toCarFilter = async (
  db: Queryable,
  filters: SearchFilters,
  organizationId: number | undefined,
): Promise<CarFilter> => {
  const { minSeats, maxSeats, carIds, locationIds, groups = [] } = filters
  const bodyTypes = groups.find(({ key }) => key === BODY_TYPE_GROUP)?.values
  const others = groups.filter(({ key }) => key !== BODY_TYPE_GROUP)
  const properties = others.length > 0 ? resolve(others, await listPropertyGroups(db, organizationId)) : {}
  return { organizationId, minSeats, maxSeats, bodyTypes, carIds, locationIds, ...properties }
}
