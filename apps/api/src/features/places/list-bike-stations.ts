import { geoPoint } from '../../platform/geo/geo-point.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'

export const listBikeStations: Verb<'listBikeStations'> = async ({ places: { bikeStations } }) => {
  if (!bikeStations) return { answer: { network: null, data: [] } }
  const found = await bikeStations.list()
  if (found === 'unanswered') throw new Refusal('places.unanswered')
  const data = found.map(({ latitude, longitude, ...station }) => ({
    ...station,
    location: geoPoint({ lat: latitude, lng: longitude }),
  }))
  return { answer: { network: bikeStations.network, data } }
}
