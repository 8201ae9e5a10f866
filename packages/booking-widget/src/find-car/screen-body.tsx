import { useSnapshot } from 'valtio'
import { BookingPage } from '../booking/booking-page.tsx'
import { CarPage } from '../car/car-page.tsx'
import { usePlace } from '../search/data.ts'
import { bookingParts } from './booking-parts.tsx'
import type { LayoutProps } from './layout.ts'

/** A car's page or its booking. */
export function ScreenBody({ search, found, screen }: Pick<LayoutProps, 'search' | 'found' | 'screen'>) {
  const { superDamageWaiver, kilometerEstimate } = useSnapshot(search.state)
  const place = usePlace(search)
  const { current } = screen
  if (current.name === 'booking') {
    return (
      <BookingPage
        parts={bookingParts}
        key={current.request.carId}
        request={current.request}
        car={current.car}
        kilometers={kilometerEstimate}
        onKilometers={search.setKilometerEstimate}
        onRequest={search.setRequest}
        onChooseCar={screen.openCar}
        onBooked={screen.finishBooking}
        onDone={screen.toList}
      />
    )
  }
  if (current.name === 'list') return null
  return (
    <CarPage
      key={current.carId}
      carId={current.carId}
      period={found.period}
      superDamageWaiver={superDamageWaiver}
      kilometers={kilometerEstimate}
      onKilometers={search.setKilometerEstimate}
      from={place}
      onUsePeriod={search.setPeriod}
      onBook={screen.openBooking}
      isBookingAsked={screen.isBookingAsked}
    />
  )
}
