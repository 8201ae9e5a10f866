import type { CallInput, Contract, SearchFilters } from '@delebil/core-api'
import {
  type SearchFilters as ChosenFilters,
  isFilterGroupActive,
  isSeatFilterActive,
  type Period,
} from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import type { Place } from './place.ts'

/** As many cars as one search may bring: all of most clubs, and the nearest of a large one. */
export const SEARCH_SIZE = 500

export interface Asked {
  readonly filters: Readonly<ChosenFilters>
  readonly hideUnavailableCars: boolean
  readonly superDamageWaiver: boolean
}
export type SearchInput = CallInput<Contract['searchCars']>

/** The place as GeoJSON text, five decimals. */
export function placeText({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): string {
  return JSON.stringify({ type: 'Point', coordinates: [Number(longitude.toFixed(5)), Number(latitude.toFixed(5))] })
}

/** Only what narrows is sent. */
export function narrowingFilters({ minSeats, maxSeats, groups }: Readonly<ChosenFilters>): SearchFilters | undefined {
  const active = groups.filter(isFilterGroupActive)
  const hasSeats = isSeatFilterActive({ minSeats, maxSeats })
  if (!hasSeats && active.length === 0) return undefined
  return {
    ...(hasSeats && { minSeats, maxSeats }),
    groups: active.map(({ key, values }) => ({
      key,
      values: values.flatMap((value) => (value.selected ? [value.key] : [])),
    })),
  }
}

/** What `GET /api/search` is asked for a search. */
export function searchInput(
  asked: Asked,
  { start, end }: Period,
  place: Place,
  organizationId: number | undefined,
): SearchInput {
  const filters = narrowingFilters(asked.filters)
  return {
    query: {
      start: formatInstant(start),
      end: formatInstant(end),
      location: placeText(place),
      superDamageWaiver: asked.superDamageWaiver,
      size: SEARCH_SIZE,
      ...(asked.hideUnavailableCars && { minimumAvailabilityPercent: 1 }),
      ...(filters && { filters }),
      ...(organizationId !== undefined && { orgId: organizationId }),
    },
  }
}
