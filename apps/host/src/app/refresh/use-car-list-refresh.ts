import { renewFirstSearch } from '@delebil/booking-widget'
import { useKept } from '@delebil/core-api/react'
import { CAR_LIST_REFRESH_MS } from '@delebil/validation/constants'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { useOrganizations } from '../../site/context/use-organization.ts'
import { isStartPath } from '../../site/paths.ts'
import { bookingHostOf } from '../booking-host/booking-host-of.ts'

/** Away from /findcar its list is asked for every four minutes, so that it is fresh when one comes back; there, live events do that. */
export function useCarListRefresh(isVisible: boolean): void {
  const site = useSite()
  const { whoami, selectedMembershipId } = useSessionState()
  const organizations = useOrganizations()
  const isOnFindCar = isStartPath(useLocation().pathname)
  const { put, refresh } = useKept()
  useEffect(() => {
    if (!isVisible || isOnFindCar) return
    const timer = setInterval(() => {
      void renewFirstSearch(bookingHostOf(site, { whoami, selectedMembershipId }, organizations), put)
      void refresh('searchCars', 'getCarAvailability')
    }, CAR_LIST_REFRESH_MS)
    return () => clearInterval(timer)
  }, [isVisible, isOnFindCar, site, whoami, selectedMembershipId, organizations, put, refresh])
}
