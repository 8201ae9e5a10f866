import type { Car } from '@delebil/core-api'
import { isAvailabilityShown, type Period } from '@delebil/validation'
import { useEffect } from 'react'
import type { PriceRequest } from '../data/use-prices.ts'
import { texts } from '../locale/texts.ts'
import { CarProperties } from '../panel/car-properties.tsx'
import { Facts } from '../panel/facts.tsx'
import { RetryState } from '../panel/retry-state.tsx'
import { Section } from '../panel/section.tsx'
import { StaffLinks } from '../panel/staff-links.tsx'
import { TextSection } from '../panel/text-section.tsx'
import { useReadiness } from '../readiness/use-readiness.ts'
import { AvailabilityCalendar } from './availability-calendar.tsx'
import { BookFoot } from './book-foot.tsx'
import { page } from './car.css.ts'
import { CarHead } from './car-head.tsx'
import { CarBodySkeleton, CarPageSkeleton } from './car-page-skeleton.tsx'
import { CarPlace } from './car-place.tsx'
import { CarPrice } from './car-price.tsx'
import { CarTimeline } from './car-timeline.tsx'
import { useCar } from './data.ts'
import { PartialNotice } from './partial-notice.tsx'
import { useCarPrice } from './use-car-price.ts'
import type { WalkFrom } from './walk-there.tsx'

export interface CarPageProps {
  readonly carId: number
  readonly period: Period
  readonly superDamageWaiver: boolean
  readonly kilometers: number
  readonly onKilometers: (kilometers: number) => void
  /** Where the walk to the car begins; left out, no walk is shown. */
  readonly from?: WalkFrom | undefined
  /** The person takes the part of the time that is free. */
  readonly onUsePeriod: (period: Period) => void
  readonly onBook: (car: Car) => void
  /** The person has pressed that already, on another page. */
  readonly isBookingAsked?: boolean
}

/** All about one car, and the way to book it. */
export function CarPage({ carId, onBook, isBookingAsked = false, ...props }: CarPageProps) {
  const { data: car, error, mutate } = useCar(carId)
  // Asked for before it is shown: at the confirmation it would move the button that is about to be pressed.
  useReadiness(car?.organizationId, props.period.start)
  useEffect(() => {
    if (isBookingAsked && car) onBook(car)
  }, [isBookingAsked, car, onBook])
  if (error && !car) {
    return (
      <RetryState
        heading={texts.car.unknownHeading}
        error={error}
        onRetry={() => void mutate()}
        unknownText={texts.car.unknownText}
      />
    )
  }
  if (!car) return <CarPageSkeleton />
  return <CarView car={car} onBook={onBook} {...props} />
}

type CarViewProps = Omit<CarPageProps, 'carId' | 'isBookingAsked'> & { readonly car: Car }

function CarView({ car, from, onKilometers, onUsePeriod, onBook, ...request }: CarViewProps) {
  const priced = useCarPrice(car.id, request)
  const { state } = priced
  // What comes first depends on it, and must not push what is there already.
  const isWaiting = state.name === 'unknown' && !priced.isUnknown && isAvailabilityShown(request.period)
  const timeline = <CarTimeline carId={car.id} period={request.period} state={state} />
  const price = <CarPrice request={request} priced={priced} onKilometers={onKilometers} />
  return (
    <div className={page}>
      <CarHead car={car} />
      {isWaiting && <CarBodySkeleton />}
      {!isWaiting && state.name === 'partial' && (
        <>
          <PartialNotice free={state.free} period={request.period} />
          {timeline}
          {price}
        </>
      )}
      {!isWaiting && state.name !== 'partial' && (
        <>
          {price}
          {timeline}
        </>
      )}
      {!isWaiting && <CarFacts car={car} from={from} request={request} />}
      {!isWaiting && <BookFoot car={car} request={request} priced={priced} onUsePeriod={onUsePeriod} onBook={onBook} />}
    </div>
  )
}

interface CarFactsProps {
  readonly car: Car
  readonly from?: WalkFrom | undefined
  readonly request: PriceRequest
}

/** Where the car stands, what it is, and when it can be had. */
function CarFacts({ car, from, request }: CarFactsProps) {
  return (
    <>
      <CarPlace car={car} from={from} />
      <Section heading={texts.car.properties}>
        <CarProperties car={car} />
        <Facts rows={[{ name: texts.car.number, value: car.carNumber }]} />
      </Section>
      <TextSection heading={texts.car.about} text={car.about} />
      <TextSection heading={texts.car.fuel} text={car.fuelInstructions} />
      <AvailabilityCalendar carId={car.id} period={request.period} />
      <StaffLinks kind="car" id={car.id} organizationId={car.organizationId} />
    </>
  )
}
