import { BookingHostProvider, FindCar, useBookingHost } from '@delebil/booking-widget'
import { useMemo } from 'react'
import { useFindCarRoute } from '../find-car/use-find-car-route.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { texts } from '../texts.ts'

export function FindCarPage() {
  const host = useBookingHost()
  const route = useFindCarRoute()
  const value = useMemo(() => ({ ...host, route }), [host, route])
  return (
    <BookingHostProvider value={value}>
      <PageHeading isHidden>{texts.headings.findCar}</PageHeading>
      <FindCar hasFilterButton={false} />
    </BookingHostProvider>
  )
}
