import { BookingHostProvider, FindCar, useBookingHost } from '@delebil/booking-widget'
import { useMemo } from 'react'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { pageNames } from '../../site/page-names.ts'
import { useFindCarRoute } from './use-find-car-route.ts'

export function FindCarPage() {
  const host = useBookingHost()
  const route = useFindCarRoute()
  const value = useMemo(() => ({ ...host, route }), [host, route])
  return (
    <BookingHostProvider value={value}>
      <PageHeading isHidden>{pageNames.findCar}</PageHeading>
      <FindCar hasFilterButton={false} />
    </BookingHostProvider>
  )
}
