import type { GeoPoint } from '@delebil/core-api'

/** An address that maps apps and browsers alike turn into a route to a point. */
export function directionsAddress({ coordinates: [longitude, latitude] }: GeoPoint): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
