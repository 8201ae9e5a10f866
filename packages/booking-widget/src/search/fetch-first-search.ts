import { type Kept, keyOf, preloadAnswer } from '@delebil/core-api/react'
import type { BookingHost } from '../booking-host.ts'
import { organizationToSearch } from './organization-to-search.ts'
import { searchPeriod } from './period.ts'
import { defaultPlace } from './place.ts'
import { searchInput } from './query.ts'
import { readSearch } from './stored-search.ts'

type Asking = Pick<BookingHost, 'api' | 'storage' | 'now' | 'person' | 'selectedMembership' | 'organizations'>

/** What `FindCar` would ask for now; undefined where it searches for a trip that may be slid. */
function firstSearch({ storage, now, ...org }: Asking) {
  const at = now()
  const search = readSearch(storage, at)
  if (search.flexible.isOn) return
  const place = search.selectedPosition ?? defaultPlace(org.selectedMembership?.defaultLocation)
  return searchInput(search, searchPeriod(search, at), place, organizationToSearch(org))
}

/** Asks for the cars that `FindCar` will ask for first, so that they are under way before anything is drawn. Resolves when they are there. */
export async function fetchFirstSearch(asking: Asking): Promise<void> {
  const input = firstSearch(asking)
  if (input) await preloadAnswer(asking.api, 'searchCars', input, asking.person?.id)
}

/** Asks for them anew while `FindCar` is not on the screen, so that they are fresh when one comes back to it. */
export async function renewFirstSearch(asking: Asking, put: Kept['put']): Promise<void> {
  const input = firstSearch(asking)
  const found = input && (await asking.api.call('searchCars', input))
  if (found?.ok) await put(keyOf('searchCars', input, asking.person?.id), found.value)
}
