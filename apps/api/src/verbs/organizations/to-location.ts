import type { Location } from '@delebil/core-api'
import type { Location as StoredLocation } from '../../stores/locations.ts'
import { geoPoint } from '../geo-point.ts'

export const toLocation = ({ lat, lng, ...location }: StoredLocation): Location => ({
  ...location,
  geojson: geoPoint({ lat, lng }),
})
