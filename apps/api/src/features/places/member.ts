import { MAP_DEFAULT_CENTER } from '@delebil/validation/constants'
import { geoPoint } from '../../platform/geo/geo-point.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verbs } from '../../platform/verb.ts'
import { getStreetDistances } from './get-street-distances.ts'

/** Addresses, walks and city bikes. */
export const placeVerbs = {
  findAddresses: async ({ places: { geocoder } }, { input }) => {
    if (!geocoder) return { answer: { data: [] } }
    const found = await geocoder.search(input.query.text, input.query.location ?? MAP_DEFAULT_CENTER)
    if (found === 'unanswered') throw new Refusal('places.unanswered')
    const data = found.map(({ id, name, locality, latitude, longitude }) => ({
      id,
      name,
      locality,
      location: geoPoint({ lat: latitude, lng: longitude }),
    }))
    return { answer: { data } }
  },
  getStreetDistances,
  listBikeStations: async ({ places: { bikeStations } }) => {
    if (!bikeStations) return { answer: { network: null, data: [] } }
    const found = await bikeStations.list()
    if (found === 'unanswered') throw new Refusal('places.unanswered')
    const data = found.map((station) => ({
      ...station,
      location: geoPoint({ lat: station.latitude, lng: station.longitude }),
    }))
    return { answer: { network: bikeStations.network, data } }
  },
} satisfies Partial<Verbs>
