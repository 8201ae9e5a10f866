import type { Car } from '@delebil/core-api'
import { NumberPlate } from '@delebil/ui'
import { CarPicture } from '../car-row/car-picture.tsx'
import { seatsAndFuel } from '../panel/seats-and-fuel.ts'
import { head, headFacts, headWords, tile } from './car.css.ts'

/** The car as one finds it in the street: how it looks, what it is, its plate. */
export function CarHead({ car }: { readonly car: Car }) {
  return (
    <div className={head}>
      <span className={tile}>
        <CarPicture bodyType={car.bodyType} color={car.color} iconUrl={car.iconUrl} isLarge />
      </span>
      <div className={headWords}>
        <p className={headFacts}>{seatsAndFuel(car)}</p>
        <NumberPlate number={car.licensePlate} />
      </div>
    </div>
  )
}
