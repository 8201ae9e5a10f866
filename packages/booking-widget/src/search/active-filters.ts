import { isFilterGroupActive, isSeatFilterActive, SEATS_MAX, SEATS_MIN, type SearchFilters } from '@delebil/validation'
import { searchTexts } from '../locale/search-texts.ts'
import type { Search } from './model.ts'

/** One thing that narrows the search, and how it is taken away. */
export interface ActiveFilter {
  readonly id: string
  readonly label: string
  readonly remove: (search: Search) => void
}

/** Of a filter group, the one value that a quick filter switches. */
export const electric = { group: 'FUEL_TYPE', value: 'ELECTRIC' } as const
const SEVEN_SEATS = 7

/** What narrows the search now, seats first. */
export function activeFilters({ minSeats, maxSeats, groups }: Readonly<SearchFilters>): ActiveFilter[] {
  const seats: ActiveFilter = {
    id: 'seats',
    label: searchTexts.filters.activeSeats(minSeats, maxSeats),
    remove: (search) => search.setSeats(SEATS_MIN, SEATS_MAX),
  }
  return [
    ...(isSeatFilterActive({ minSeats, maxSeats }) ? [seats] : []),
    ...groups.filter(isFilterGroupActive).flatMap(({ key: group, values }) =>
      values
        .filter(({ selected }) => selected)
        .map(({ key, name }) => ({
          id: `${group}:${key}`,
          label: name,
          remove: (search: Search) =>
            search.selectFilterValues(
              group,
              selectedOf(values).filter((one) => one !== key),
            ),
        })),
    ),
  ]
}

/** A filter that is one press away, where the club has it. */
export interface QuickFilter {
  readonly id: string
  readonly isOn: boolean
  readonly set: (search: Search, isOn: boolean) => void
}

/** Electric cars, where there are others too; and room for seven. */
export function quickFilters({ minSeats, maxSeats, groups }: Readonly<SearchFilters>): {
  readonly electric: QuickFilter | undefined
  readonly sevenSeats: QuickFilter
} {
  const fuel = groups.find(({ key }) => key === electric.group)
  const isOffered = fuel?.values.some(({ key }) => key === electric.value) === true && fuel.values.length > 1
  return {
    electric: isOffered
      ? {
          id: `${electric.group}:${electric.value}`,
          isOn: isFilterGroupActive(fuel) && selectedOf(fuel.values).includes(electric.value),
          set: (search, isOn) => {
            const others = isFilterGroupActive(fuel)
              ? selectedOf(fuel.values).filter((key) => key !== electric.value)
              : []
            search.selectFilterValues(electric.group, isOn ? [...others, electric.value] : others)
          },
        }
      : undefined,
    sevenSeats: {
      id: 'seats',
      isOn: minSeats === SEVEN_SEATS && maxSeats === SEATS_MAX,
      set: (search, isOn) => search.setSeats(isOn ? SEVEN_SEATS : SEATS_MIN, SEATS_MAX),
    },
  }
}

const selectedOf = (values: SearchFilters['groups'][number]['values']): string[] =>
  values.flatMap(({ key, selected }) => (selected ? [key] : []))
