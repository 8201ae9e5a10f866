import { findAddresses } from '../features/places/find-addresses.ts'
import { getStreetDistances } from '../features/places/get-street-distances.ts'
import { listBikeStations } from '../features/places/list-bike-stations.ts'
import { searchFlexible } from '../features/search/search-flexible.ts'
import type { Verbs } from '../platform/verb.ts'

/** What a search knows beside its cars: addresses, walks, city bikes, and times that may be slid. */
export const placeVerbs = {
  findAddresses,
  getStreetDistances,
  listBikeStations,
  searchFlexible,
} as const satisfies Partial<Verbs>
