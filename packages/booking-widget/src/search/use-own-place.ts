import { useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { texts } from '../locale/texts.ts'
import { usePlace } from './data.ts'
import { geolocate, type OwnPosition } from './geolocate.ts'
import type { Search } from './model.ts'
import { defaultPlace } from './place.ts'

/** Searches where the device is; `onFound` once it is known. */
export function useOwnPlace(search: Search, onFound: () => void) {
  const { selectedMembership } = useBookingHost()
  const place = usePlace(search)
  const [own, setOwn] = useState<OwnPosition>({ name: 'idle' })
  async function find() {
    setOwn({ name: 'asking' })
    const answer = await geolocate(navigator.geolocation)
    setOwn(answer)
    if (answer.name === 'found') {
      search.setPlace({ kind: 'own', name: texts.place.own, latitude: answer.latitude, longitude: answer.longitude })
      onFound()
    } else if (place.kind === 'own') search.setPlace(defaultPlace(selectedMembership?.defaultLocation))
  }
  return { own, find: () => void find(), forget: () => setOwn({ name: 'idle' }) }
}
