import type { Car } from '@delebil/core-api'
import { Button, ErrorMessage, Icon, Skeleton, Stack } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { formatPeriod } from '@delebil/validation/text'
import { Navigation } from 'lucide-react'
import { useEffect } from 'react'
import { CarPicture } from '../car-row/car-picture.tsx'
import type { PriceRequest } from '../data/use-prices.ts'
import { texts } from '../locale/texts.ts'
import { CarProperties } from '../panel/car-properties.tsx'
import { directionsAddress } from '../panel/directions.ts'
import { Facts } from '../panel/facts.tsx'
import { link, muted, paragraph } from '../panel/panel.css.ts'
import { PriceTable } from '../panel/price-table.tsx'
import { RetryState } from '../panel/retry-state.tsx'
import { Section } from '../panel/section.tsx'
import { StaffLinks } from '../panel/staff-links.tsx'
import { TextSection } from '../panel/text-section.tsx'
import { useReadiness } from '../readiness/use-readiness.ts'
import { AvailabilityCalendar } from './availability-calendar.tsx'
import { BookFoot } from './book-foot.tsx'
import { page, picture } from './car.css.ts'
import { CarPageSkeleton } from './car-page-skeleton.tsx'
import { useCar } from './data.ts'
import { useCarPrice } from './use-car-price.ts'
import { type WalkFrom, WalkThere } from './walk-there.tsx'

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
  /** The person has pressed that already, on another page. */
  readonly isBookingAsked?: boolean
}

/** All about one car, and the way to book it. */
export function CarPage({ carId, from, onUsePeriod, onBook, isBookingAsked = false, ...request }: CarPageProps) {
  const { data: car, error, mutate } = useCar(carId)
  // Asked for before it is shown: at the confirmation it would move the button that is about to be pressed.
  useReadiness(car?.organizationId, request.period.start)
  useEffect(() => {
    if (isBookingAsked && car) onBook(car)
  }, [isBookingAsked, car, onBook])
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
      <CarPrice carId={carId} {...request} />
      <AvailabilityCalendar carId={carId} period={request.period} />
      <StaffLinks kind="car" id={carId} organizationId={car.organizationId} />
      <BookFoot car={car} {...request} onUsePeriod={onUsePeriod} onBook={onBook} />
    </div>
  )
}

/** What the car is and where it stands. */
function CarFacts({ car, from }: { readonly car: Car; readonly from?: WalkFrom | undefined }) {
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

interface CarPriceProps extends PriceRequest {
  readonly carId: number
}

/** What the chosen period costs with this car, line by line. */
function CarPrice({ carId, ...request }: CarPriceProps) {
  const { state, period, price, words, error, retry } = useCarPrice(carId, request)
  return (
    <Section heading={texts.car.price}>
      <ErrorMessage>{error && texts.car.priceFailed}</ErrorMessage>
      {error && <Button onPress={retry}>{texts.retry}</Button>}
      {state.name === 'partial' && <p className={muted}>{texts.car.priceOfPart(formatPeriod(period))}</p>}
      {price && words && <PriceTable price={price} words={words} />}
      {!error && !price && (
        <Stack gapPx={8}>
          <Skeleton />
          <Skeleton />
          <Skeleton heightPx={28} />
        </Stack>
      )}
    </Section>
  )
}
