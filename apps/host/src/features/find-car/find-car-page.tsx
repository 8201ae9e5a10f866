import { BookingHostProvider, FindCar, type FindCarProps, useBookingHost } from '@delebil/booking-widget'
import { useMemo, useState } from 'react'
import { useSessionState } from '../../site/context/site-context.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { useFindCarRoute } from './use-find-car-route.ts'

/** `logo` and `menu` stand over the map of a phone, where this page has no header. */
export function FindCarPage(own: Pick<FindCarProps, 'logo' | 'menu'>) {
  const { whoami, lastKnown } = useSessionState()
  const isAwaited = !whoami && lastKnown !== undefined
  const [hasBegun, setHasBegun] = useState(!isAwaited)
  if (!isAwaited && !hasBegun) setHasBegun(true)
  // Their club and place decide what is searched: a visitor's cars would only be taken away again.
  return hasBegun ? <Search {...own} /> : <LoadingPage />
}

function Search(own: Pick<FindCarProps, 'logo' | 'menu'>) {
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
