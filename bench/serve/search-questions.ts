import { contract, requestAddress } from '@delebil/core-api'
import { MAP_DEFAULT_CENTER } from '@delebil/validation/constants'
import { addMinutes, startOfOsloDay } from '@delebil/validation/time'
import { norwegianTowns } from '../../apps/api/src/seed/norwegian-towns.ts'

type Town = (typeof norwegianTowns)[number]

const WINDOW_MINUTES = 240
const DAYS_AHEAD = 20
const HALF_HOUR_MS = 30 * 60_000
const FIRST_SEARCH_SIZE = 500

/** Address of the search of the cars nearest to a place for a window, on any server. */
export const searchPath = (
  place: { latitude: number; longitude: number },
  start: Date,
  end: Date,
  size = 100,
): string =>
  requestAddress(
    contract.searchCars,
    {},
    {
      location: { type: 'Point', coordinates: [place.longitude, place.latitude] },
      start: start.toISOString(),
      end: end.toISOString(),
      size,
    },
  )

/** The site's own first search, or nearly. */
export const firstSearchPath = (now: Date): string => {
  const start = new Date(Math.ceil(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS)
  return searchPath(MAP_DEFAULT_CENTER, start, addMinutes(start, WINDOW_MINUTES), FIRST_SEARCH_SIZE)
}

/** So many different searches of 4 hours for the nearest 100 cars: in and around these towns, at all hours of the coming weeks. */
export function searchQuestions(count: number, now: Date, towns: readonly Town[] = norwegianTowns): string[] {
  const tomorrow = addMinutes(startOfOsloDay(now), 24 * 60)
  return Array.from({ length: count }, (_, index) => {
    const [, lat = 60, lng = 5] = towns[index % towns.length] ?? []
    const place = { latitude: lat + ((index * 7) % 11) / 200 - 0.025, longitude: lng + ((index * 5) % 13) / 100 - 0.06 }
    const start = addMinutes(tomorrow, ((index * 137) % (DAYS_AHEAD * 48)) * 30)
    return searchPath(place, start, addMinutes(start, WINDOW_MINUTES))
  })
}

/** The same question, answered in columns. */
export const inColumns = (question: string): string =>
  question.replace(contract.searchCars.path, contract.searchColumns.path)
