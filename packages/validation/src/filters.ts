/** Fewest and most seats that can be asked for; the filter is reset to these. */
export const SEATS_MIN = 1
export const SEATS_MAX = 9

/** The filter group of what a car looks like, which its model says: 'suv', 'van'. */
export const BODY_TYPE_GROUP = 'BODY_TYPE'

/** One choice of a filter group. */
export type FilterValue = { key: string; name: string; selected: boolean }

/** OR: a car must have one of the selected values. AND: it must have them all. */
export type FilterOperator = 'OR' | 'AND'
export type FilterGroup = { key: string; name: string; operator: FilterOperator; values: readonly FilterValue[] }

/** Seats asked for, both ends included. */
export type SeatFilter = { minSeats: number; maxSeats: number }
export type SearchFilters = SeatFilter & { groups: readonly FilterGroup[] }

/** True when seats are narrowed: below 9 at most or above 1 at least. */
export function isSeatFilterActive({ minSeats, maxSeats }: SeatFilter): boolean {
  return maxSeats < SEATS_MAX || minSeats > SEATS_MIN
}

/** An OR group narrows only if some but not all are selected; any other group if anything is. */
export function isFilterGroupActive({ operator, values }: FilterGroup): boolean {
  const selected = values.some((value) => value.selected)
  return operator === 'OR' ? selected && values.some((value) => !value.selected) : selected
}

/** How many filters narrow the search: the seats count as one, each group as one. */
export function countActiveFilters(filters: SearchFilters): number {
  return Number(isSeatFilterActive(filters)) + filters.groups.filter(isFilterGroupActive).length
}

/** What the filters look at in a car. */
export type FilteredCar = {
  seats: number
  properties: readonly { groupKey?: string | null | undefined; key: string }[]
}

/** True when the car passes the seats and every active group. A group that does not narrow lets every car through. */
export function matchesFilters(car: FilteredCar, filters: SearchFilters): boolean {
  if (isSeatFilterActive(filters) && (car.seats < filters.minSeats || car.seats > filters.maxSeats)) return false
  return filters.groups.every((group) => !isFilterGroupActive(group) || matchesGroup(car, group))
}

function matchesGroup(car: FilteredCar, group: FilterGroup): boolean {
  const wanted = group.values.filter((value) => value.selected)
  const has = ({ key }: FilterValue) =>
    car.properties.some((property) => property.key === key && (property.groupKey ?? group.key) === group.key)
  return group.operator === 'OR' ? wanted.some(has) : wanted.every(has)
}
