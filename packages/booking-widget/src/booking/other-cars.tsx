import type { GeoPoint } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { formatInstant } from '@delebil/validation/time'
import { CarRow } from '../car-row/car-row.tsx'
import { CarRowSkeleton } from '../car-row/car-row-skeleton.tsx'
import { toPricedCar, usePrices } from '../data/use-prices.ts'
import { texts } from '../locale/texts.ts'
import { paragraph } from '../panel/panel.css.ts'
import { RetryState } from '../panel/retry-state.tsx'
import { Section } from '../panel/section.tsx'
import { others } from './booking.css.ts'
import type { BookingRequest } from './model.ts'

/** Few enough to choose from at once. */
const OFFERED = 6

export interface OtherCarsProps {
  readonly request: BookingRequest
  readonly location: GeoPoint
  /** The person's estimate, for the prices. */
  readonly kilometers: number
  readonly onChooseCar: (carId: number) => void
}

/** Cars near the one that was taken that are free for the whole of the same window. */
export function OtherCars({ request, location, kilometers, onChooseCar }: OtherCarsProps) {
  const { carId, organizationId, period, superDamageWaiver } = request
  const query = {
    start: formatInstant(period.start),
    end: formatInstant(period.end),
    location: JSON.stringify(location),
    minimumAvailabilityPercent: 100,
    superDamageWaiver,
    orgId: organizationId,
    size: OFFERED + 1,
  }
  const { data, error, mutate } = useAnswer('searchCars', { query })
  const cars = data?.cars.filter(({ id }) => id !== carId).slice(0, OFFERED) ?? []
  const prices = usePrices(cars.map(toPricedCar), { period, superDamageWaiver, kilometers })
  if (error && !data)
    return <RetryState heading={texts.list.failedHeading} error={error} onRetry={() => void mutate()} />
  return (
    <Section heading={texts.booking.otherCars}>
      {!data && <CarRowSkeleton />}
      {data && cars.length === 0 && <p className={paragraph}>{texts.booking.noOtherCars}</p>}
      <ul className={others} aria-label={texts.booking.otherCars}>
        {cars.map((car) => (
          <li key={car.id}>
            <CarRow car={car} period={period} price={prices.textOf(car.id)} onPress={onChooseCar} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
