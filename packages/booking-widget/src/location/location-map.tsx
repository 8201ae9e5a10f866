import type { Location } from '@delebil/core-api'
import { useMemo } from 'react'
import { locationTexts } from '../locale/location-texts.ts'
import { PlaceMapSlot } from '../place/place-map-slot.tsx'
import { mapFrame } from './location.css.ts'

/** Where the place is. */
export function LocationMap({ location: { name, geojson } }: { readonly location: Location }) {
  const [longitude, latitude] = geojson.coordinates
  const point = useMemo(() => ({ latitude, longitude }), [latitude, longitude])
  return (
    <div className={mapFrame}>
      <PlaceMapSlot point={point} name={name} label={locationTexts.map(name)} />
    </div>
  )
}
