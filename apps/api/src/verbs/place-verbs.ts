import type { Verbs } from '../verb.ts'
import { findAddresses } from './places/find-addresses.ts'
import { getStreetDistances } from './places/get-street-distances.ts'
import { listBikeStations } from './places/list-bike-stations.ts'
import { searchFlexible } from './search/search-flexible.ts'

/** What a search knows beside its cars: addresses, walks, city bikes, and times that may be slid. */
export const placeVerbs = {
  findAddresses,
  getStreetDistances,
  listBikeStations,
  searchFlexible,
} as const satisfies Partial<Verbs>
