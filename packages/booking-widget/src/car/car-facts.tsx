import type { Car } from '@delebil/core-api'
import { Icon } from '@delebil/ui'
import { Navigation } from 'lucide-react'
import { texts } from '../locale/texts.ts'
import { CarProperties } from '../panel/car-properties.tsx'
import { directionsAddress } from '../panel/directions.ts'
import { Facts } from '../panel/facts.tsx'
import { link, paragraph } from '../panel/panel.css.ts'
import { Section } from '../panel/section.tsx'
import { TextSection } from '../panel/text-section.tsx'
import { type WalkFrom, WalkThere } from './walk-there.tsx'

/** What the car is and where it stands. */
export function CarFacts({ car, from }: { readonly car: Car; readonly from?: WalkFrom | undefined }) {
  return (
    <>
      <Section heading={texts.car.properties}>
        <CarProperties car={car} />
        <Facts
          rows={[
            { name: texts.car.number, value: car.carNumber },
            { name: texts.car.licensePlate, value: car.licensePlate },
          ]}
        />
      </Section>
      <TextSection heading={texts.car.about} text={car.about} />
      <Section heading={texts.car.parking}>
        <p className={paragraph}>{[car.locationName, car.parkingDescription].filter(Boolean).join('. ')}</p>
        {from && <WalkThere car={car} from={from} />}
        <a className={link} href={directionsAddress(car.location)} target="_blank" rel="noreferrer">
          <Icon of={Navigation} sizePx={18} />
          {texts.car.directions}
        </a>
      </Section>
      <TextSection heading={texts.car.fuel} text={car.fuelInstructions} />
    </>
  )
}
