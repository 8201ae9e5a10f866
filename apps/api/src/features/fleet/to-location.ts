import type { Location } from '@delebil/core-api'
import { geoPoint } from '../../platform/geo/geo-point.ts'
import type { Location as StoredLocation } from './stores/locations.ts'

export const toLocation = ({ lat, lng, ...location }: StoredLocation): Location => ({
  ...location,
  geojson: geoPoint({ lat, lng }),
})
