import type { Car } from '@delebil/core-api'
import type { Period } from '@delebil/validation'
import { CarPicture } from '../car-row/car-picture.tsx'
import { texts } from '../locale/texts.ts'
import { RetryState } from '../panel/retry-state.tsx'
import { AvailabilityCalendar } from './availability-calendar.tsx'
import { BookFoot } from './book-foot.tsx'
import { page, picture } from './car.css.ts'
import { CarFacts } from './car-facts.tsx'
import { CarPageSkeleton } from './car-page-skeleton.tsx'
import { CarPrice } from './car-price.tsx'
import { useCar } from './data.ts'
import type { WalkFrom } from './walk-there.tsx'

export interface CarPageProps {
  readonly carId: number
  readonly period: Period
  readonly superDamageWaiver: boolean
  readonly kilometers: number
  /** Where the walk to the car begins; left out, no walk is shown. */
  readonly from?: WalkFrom | undefined
  /** The person takes the part of the time that is free. */
  readonly onUsePeriod: (period: Period) => void
  readonly onBook: (car: Car) => void
}

/** All about one car, and the way to book it. */
export function CarPage({ carId, from, onUsePeriod, onBook, ...wish }: CarPageProps) {
  const { data: car, error, mutate } = useCar(carId)
  if (error && !car) {
    return <RetryState heading={texts.car.unknownHeading} error={error} onRetry={() => void mutate()} />
  }
  if (!car) return <CarPageSkeleton />
  return (
    <div className={page}>
      <div className={picture}>
        <CarPicture bodyType={car.bodyType} color={car.color} iconUrl={car.iconUrl} isLarge />
      </div>
      <CarFacts car={car} from={from} />
      <CarPrice carId={carId} {...wish} />
      <AvailabilityCalendar carId={carId} period={wish.period} />
      <BookFoot car={car} {...wish} onUsePeriod={onUsePeriod} onBook={onBook} />
    </div>
  )
}
