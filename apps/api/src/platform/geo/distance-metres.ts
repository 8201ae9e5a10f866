export type Place = { lat: number; lng: number }

const EARTH_RADIUS_METRES = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The cosine of a latitude, for many distances to one place. */
export const cosineOf = (lat: number): number => Math.cos(radians(lat))

/** Straight line over the ground from a place to others, in whole metres (haversine on a sphere: 0.5 % at worst). */
export const metresFrom = (a: Place): ((lat: number, lng: number, cosine: number) => number) => {
  const cosineA = cosineOf(a.lat)
  return (lat, lng, cosine) => {
    const halfLat = Math.sin(radians(lat - a.lat) / 2)
    const halfLng = Math.sin(radians(lng - a.lng) / 2)
    const h = halfLat ** 2 + cosineA * cosine * halfLng ** 2
    return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h))))
  }
}

/** The same between two. */
export const distanceMetres = (a: Place, b: Place): number => metresFrom(a)(b.lat, b.lng, cosineOf(b.lat))
