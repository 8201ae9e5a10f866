import { useEffect } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { useLocations } from '../search/data.ts'
import type { Search } from '../search/model.ts'

/** Searches near the place that the page's address names, and takes it out of the address: from then on the search knows it. */
export function useAskedLocation(search: Search): void {
  const { route } = useBookingHost()
  const locations = useLocations()
  const askedId = route?.current.locationId
  useEffect(() => {
    if (route === undefined || askedId === undefined || locations.length === 0) return
    const found = locations.find(({ id }) => id === askedId)
    if (found) {
      const [longitude, latitude] = found.geojson.coordinates
      search.setPlace({ kind: 'location', name: found.name, latitude, longitude })
    }
    const { carId, isBooking } = route.current
    route.replace({ carId, isBooking })
  }, [route, askedId, locations, search])
}
