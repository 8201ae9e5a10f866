import { BookingHostProvider, FindCar, useBookingHost } from '@delebil/booking-widget'
import { useMemo } from 'react'
import { nameTexts } from '../../site/name-texts.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { useFindCarRoute } from './use-find-car-route.ts'

export function FindCarPage() {
  const host = useBookingHost()
  const route = useFindCarRoute()
  const value = useMemo(() => ({ ...host, route }), [host, route])
  return (
    <BookingHostProvider value={value}>
      <PageHeading isHidden>{nameTexts.findCar}</PageHeading>
      <FindCar hasFilterButton={false} />
    </BookingHostProvider>
  )
}
