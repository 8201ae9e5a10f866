import { BookingHostProvider, FindCar, type FindCarProps, useBookingHost } from '@delebil/booking-widget'
import { useMemo } from 'react'
import { nameTexts } from '../../site/name-texts.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { useFindCarRoute } from './use-find-car-route.ts'

/** `logo` and `menu` stand over the map of a phone, where this page has no header. */
export function FindCarPage(own: Pick<FindCarProps, 'logo' | 'menu'>) {
  const host = useBookingHost()
  const route = useFindCarRoute()
  const value = useMemo(() => ({ ...host, route }), [host, route])
  return (
    <BookingHostProvider value={value}>
      <PageHeading isHidden>{nameTexts.findCar}</PageHeading>
      <FindCar {...own} />
    </BookingHostProvider>
  )
}
