import { preloadAnswer } from '@delebil/core-api/react'
import type { BookingHost } from '../booking-host.ts'
import { organizationToSearch } from './organization-to-search.ts'
import { searchPeriod } from './period.ts'
import { defaultPlace } from './place.ts'
import { searchInput } from './query.ts'
import { readSearch } from './stored-search.ts'

type Asking = Pick<BookingHost, 'api' | 'storage' | 'now' | 'person' | 'selectedMembership' | 'organizations'>

/** Asks for the cars that `FindCar` will ask for first, so that they are under way before anything is drawn. */
export function fetchFirstSearch({ api, storage, now, person, ...org }: Asking): void {
  const at = now()
  const search = readSearch(storage, at)
  if (search.flexible.isOn) return
  const place = search.selectedPosition ?? defaultPlace(org.selectedMembership?.defaultLocation)
  const input = searchInput(search, searchPeriod(search, at), place, organizationToSearch(org))
  preloadAnswer(api, 'searchCars', input, person?.id)
}
