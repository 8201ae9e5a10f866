import { MAP_DEFAULT_CENTER } from '@delebil/validation'
import { geoPoint } from '../../platform/geo/geo-point.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'

export const findAddresses: Verb<'findAddresses'> = async ({ places: { geocoder } }, { input }) => {
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
}
