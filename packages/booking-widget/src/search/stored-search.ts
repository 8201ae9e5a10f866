import { checkPeriod, defaultSearchPeriod, roundUpToHalfHour, SEATS_MAX, SEATS_MIN } from '@delebil/validation'
import { HIDE_UNAVAILABLE_DEFAULT, MAP_ZOOM_DEFAULT, SUPER_DAMAGE_WAIVER_DEFAULT } from '@delebil/validation/constants'
import { laterOf, parseInstant } from '@delebil/validation/time'
import { newFlexibleTimes, readFlexibleTimes } from './flexible.ts'
import type { Place } from './place.ts'
import type { SearchState } from './search-state.ts'
import { isSortingPriority } from './sort-cars.ts'

const SEARCH_KEY = 'delebil.search'

/** The search of somebody who has chosen nothing. */
export function newSearch(now: Date): SearchState {
  const { start, end } = defaultSearchPeriod(now)
  return {
    startTime: start,
    endTime: end,
    isEndChosen: false,
    selectedPosition: undefined,
    heldPlace: undefined,
    filters: { minSeats: SEATS_MIN, maxSeats: SEATS_MAX, groups: [] },
    hideUnavailableCars: HIDE_UNAVAILABLE_DEFAULT,
    superDamageWaiver: SUPER_DAMAGE_WAIVER_DEFAULT,
    showBikes: false,
    flexible: newFlexibleTimes(now),
    kilometerEstimate: 0,
    sortingPriority: 'nearest',
    selectedCarId: undefined,
    previouslySelectedLocations: [],
    mapPosition: undefined,
  }
}

/** The search as it was left on this device. Times that have passed begin anew; what can't be read is left out. */
export function readSearch(storage: Pick<Storage, 'getItem'>, now: Date): SearchState {
  const fresh = newSearch(now)
  const kept = parse(storage.getItem(SEARCH_KEY))
  if (!kept) return fresh
  return {
    ...fresh,
    ...readTimes(kept, now),
    selectedPosition: readPlace(kept.selectedPosition),
    filters: readFilters(kept.filters) ?? fresh.filters,
    hideUnavailableCars: kept.hideUnavailableCars === true,
    superDamageWaiver: kept.superDamageWaiver !== false,
    showBikes: kept.showBikes === true,
    flexible: readFlexibleTimes(kept.flexible, now),
    kilometerEstimate: typeof kept.kilometerEstimate === 'number' ? kept.kilometerEstimate : 0,
    sortingPriority: isSortingPriority(kept.sortingPriority) ? kept.sortingPriority : fresh.sortingPriority,
    selectedCarId: typeof kept.selectedCarId === 'number' ? kept.selectedCarId : undefined,
    previouslySelectedLocations: asList(kept.previouslySelectedLocations).flatMap((place) => readPlace(place) ?? []),
    mapPosition: readMapPosition(kept.mapPosition),
  }
}

/** Keeps the search on this device, so that it survives a reload and the back button. */
export function storeSearch(storage: Pick<Storage, 'setItem'>, search: SearchState): void {
  try {
    storage.setItem(SEARCH_KEY, JSON.stringify({ ...search, startTime: search.startTime ?? 'now' }))
  } catch {
    // A full or forbidden storage costs the memory of the search, nothing else.
  }
}

type Kept = Readonly<Record<string, unknown>>

function asRecord(value: unknown): Kept | undefined {
  return typeof value === 'object' && value !== null ? (value as Kept) : undefined
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function parse(text: string | null): Kept | undefined {
  try {
    return text === null ? undefined : asRecord(JSON.parse(text))
  } catch {
    return undefined
  }
}

function readTimes(kept: Kept, now: Date) {
  const end = typeof kept.endTime === 'string' ? parseInstant(kept.endTime) : undefined
  const isNow = kept.startTime === 'now'
  const start = typeof kept.startTime === 'string' ? parseInstant(kept.startTime) : undefined
  const earliest = roundUpToHalfHour(now)
  if (!end || !(isNow || start)) return {}
  const from = start ? laterOf(start, earliest) : earliest
  if (checkPeriod({ start: from, end }) !== undefined) return {}
  return { startTime: start && from, endTime: end, isEndChosen: kept.isEndChosen === true }
}

function readPlace(value: unknown): Place | undefined {
  const { kind, name, latitude, longitude } = asRecord(value) ?? {}
  if (!isPlaceKind(kind)) return undefined
  if (typeof name !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return { kind, name, latitude, longitude }
}

const placeKinds: readonly Place['kind'][] = ['own', 'location', 'address', 'membership', 'default']

function isPlaceKind(kind: unknown): kind is Place['kind'] {
  return placeKinds.some((known) => known === kind)
}

function readFilters(value: unknown): SearchState['filters'] | undefined {
  const { minSeats, maxSeats, groups } = asRecord(value) ?? {}
  if (typeof minSeats !== 'number' || typeof maxSeats !== 'number') return undefined
  return { minSeats, maxSeats, groups: asList(groups).filter(isGroup) }
}

function isGroup(value: unknown): value is SearchState['filters']['groups'][number] {
  const { key, name, operator, values } = asRecord(value) ?? {}
  const named = typeof key === 'string' && typeof name === 'string' && (operator === 'OR' || operator === 'AND')
  return named && asList(values).every((item) => typeof asRecord(item)?.key === 'string')
}

function readMapPosition(value: unknown): SearchState['mapPosition'] {
  const { latitude, longitude, zoom } = asRecord(value) ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return { latitude, longitude, zoom: typeof zoom === 'number' ? zoom : MAP_ZOOM_DEFAULT }
}
