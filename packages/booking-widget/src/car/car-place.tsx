import type { Car } from '@delebil/core-api'
import { Icon, LinkButton } from '@delebil/ui'
import { MapPin, Navigation } from 'lucide-react'
import { texts } from '../locale/texts.ts'
import { directionsAddress } from '../panel/directions.ts'
import { muted } from '../panel/panel.css.ts'
import { place, placeIcon, placeName, placeWords } from './car.css.ts'
import { type WalkFrom, WalkThere } from './walk-there.tsx'

interface CarPlaceProps {
  readonly car: Car
  readonly from?: WalkFrom | undefined
}

/** Where the car stands, how far that is, and the way there. */
export function CarPlace({ car, from }: CarPlaceProps) {
  return (
    <section className={place} aria-label={texts.car.parking}>
      <span className={placeIcon}>
        <Icon of={MapPin} />
      </span>
      <div className={placeWords}>
        <p className={placeName}>{car.locationName}</p>
        {car.parkingDescription !== null && <p className={muted}>{car.parkingDescription}</p>}
        {from && <WalkThere car={car} from={from} />}
      </div>
      <LinkButton
        variant="quiet"
        icon={Navigation}
        href={directionsAddress(car.location)}
        target="_blank"
        rel="noreferrer"
      >
        {texts.car.directions}
      </LinkButton>
    </section>
  )
}
