import type { Car } from '@delebil/core-api'
import { Badge, Icon } from '@delebil/ui'
import { Navigation } from 'lucide-react'
import { texts } from '../locale/texts.ts'
import { directionsAddress } from '../panel/directions.ts'
import { Facts } from '../panel/facts.tsx'
import { link, paragraph } from '../panel/panel.css.ts'
import { Section } from '../panel/section.tsx'
import { properties } from './car.css.ts'
import { type WalkFrom, WalkThere } from './walk-there.tsx'

/** What the car is and where it stands. */
export function CarFacts({ car, from }: { readonly car: Car; readonly from?: WalkFrom | undefined }) {
  return (
    <>
      <Section heading={texts.car.properties}>
        <ul className={properties}>
          {[texts.car.seats(car.seats), ...car.properties.map(({ name }) => name)].map((name) => (
            <li key={name}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
        <Facts
          rows={[
            { name: texts.car.number, value: car.carNumber },
            { name: texts.car.licensePlate, value: car.licensePlate },
          ]}
        />
      </Section>
      {car.about !== null && (
        <Section heading={texts.car.about}>
          <p className={paragraph}>{car.about}</p>
        </Section>
      )}
      <Section heading={texts.car.parking}>
        <p className={paragraph}>{[car.locationName, car.parkingDescription].filter(Boolean).join('. ')}</p>
        {from && <WalkThere car={car} from={from} />}
        <a className={link} href={directionsAddress(car.location)} target="_blank" rel="noreferrer">
          <Icon of={Navigation} sizePx={18} />
          {texts.car.directions}
        </a>
      </Section>
      {car.fuelInstructions !== null && (
        <Section heading={texts.car.fuel}>
          <p className={paragraph}>{car.fuelInstructions}</p>
        </Section>
      )}
    </>
  )
}
