import { distanceMetres } from '../../platform/geo/distance-metres.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { locationPoints } from '../fleet/stores/locations.ts'

/** The way on foot to some places, nearest first; the straight line where no way is known in time. */
export const getStreetDistances: Verb<'getStreetDistances'> = async ({ places }, { db, input }) => {
  const { from, locationIds } = input.body
  const wanted = new Set(locationIds)
  const locations = await locationPoints(db, [...wanted])
  if (locations.length !== wanted.size) throw new Refusal('resource.unknown')
  const points = locations.map(({ lat, lng }) => ({ latitude: lat, longitude: lng }))
  const walks = (await places.streetDistances?.walk(from, points)) ?? []
  const data = locations.map(({ id, ...point }, index) => {
    const walk = walks[index]
    const straight = distanceMetres({ lat: from.latitude, lng: from.longitude }, point)
    return walk
      ? { locationId: id, metres: walk.metres, isStraight: false, seconds: walk.seconds }
      : { locationId: id, metres: straight, isStraight: true, seconds: null }
  })
  return { answer: { data: data.toSorted((a, b) => a.metres - b.metres || a.locationId - b.locationId) } }
}
