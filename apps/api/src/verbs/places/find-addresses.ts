import { MAP_DEFAULT_CENTER } from '@delebil/validation'
import { Refusal } from '../../refusal.ts'
import type { Verb } from '../../verb.ts'
import { geoPoint } from '../geo-point.ts'

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
