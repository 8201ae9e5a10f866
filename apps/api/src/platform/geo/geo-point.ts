import type { GeoPoint } from '@delebil/core-api'

/** Five decimals are one metre; more only costs bytes. */
const toMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

export const geoPoint = ({ lat, lng }: { lat: number; lng: number }): GeoPoint => ({
  type: 'Point',
  coordinates: [toMetre(lng), toMetre(lat)],
})
