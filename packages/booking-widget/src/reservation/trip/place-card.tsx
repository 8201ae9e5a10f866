import { Card, LinkButton } from '@delebil/ui'
import { Navigation } from 'lucide-react'
import { useId, useMemo } from 'react'
import { locationTexts } from '../../locale/location-texts.ts'
import { texts } from '../../locale/texts.ts'
import { tripTexts } from '../../locale/trip-texts.ts'

import { directionsAddress } from '../../panel/directions.ts'
import { PlaceMapSlot } from '../../place/place-map-slot.tsx'
import * as css from './trip.css.ts'
import { isOut } from './trip-phase.ts'
import type { Trip } from './use-trip.ts'

/** Where the car stands, or is to stand again. */
export function PlaceCard({ trip: { reservation, phase } }: { readonly trip: Trip }) {
  const { location } = reservation
  const id = useId()
  const heading = isOut(phase) ? tripTexts.deliverHere : tripTexts.carHere
  const [longitude, latitude] = location.geojson.coordinates
  const point = useMemo(() => ({ latitude, longitude }), [latitude, longitude])
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={css.map}>
        <PlaceMapSlot point={point} name={heading} label={locationTexts.map(location.name)} />
      </div>
      <div className={css.place}>
        <div className={css.offerWords}>
          <h2 id={id} className={css.strong}>
            {heading}
          </h2>
          <p className={css.small}>{[location.name, location.parkingDescription].filter(Boolean).join('. ')}</p>
        </div>
        <LinkButton icon={Navigation} href={directionsAddress(location.geojson)} target="_blank" rel="noreferrer">
          {texts.reservation.directions}
        </LinkButton>
      </div>
    </Card>
  )
}
