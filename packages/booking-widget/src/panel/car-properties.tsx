import type { Car } from '@delebil/core-api'
import { Badge } from '@delebil/ui'
import { texts } from '../locale/texts.ts'
import { badges } from './panel.css.ts'

/** What a car has, its seats first. */
export function CarProperties({ car }: { readonly car: Pick<Car, 'seats' | 'properties'> }) {
  return (
    <ul className={badges}>
      {[texts.car.seats(car.seats), ...car.properties.map(({ name }) => name)].map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </ul>
  )
}
