import type { Location } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import type { Period } from '@delebil/validation'
import { FILTER_DEBOUNCE_MS } from '@delebil/validation/constants'
import { MINUTE_MS } from '@delebil/validation/time'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useBookingHost } from '../booking-host.ts'
import { useDebounced } from '../data/use-debounced.ts'
import { useNow } from '../data/use-now.ts'
import type { Search } from './model.ts'
import { organizationToSearch } from './organization-to-search.ts'
import { checkSearchPeriod, searchPeriod } from './period.ts'
import { defaultPlace, type Place } from './place.ts'
import { searchInput } from './query.ts'
import { nameResults, type Results } from './results.ts'
import { type Suggestions, useFlexibleSearch } from './use-flexible-search.ts'

/** The club that is searched. */
export function useOrganizationId(): number | undefined {
  return organizationToSearch(useBookingHost())
}

/** The place that is searched near. */
export function usePlace(search: Search): Place {
  const { selectedPosition, heldPlace } = useSnapshot(search.state)
  const { selectedMembership } = useBookingHost()
  return selectedPosition ?? heldPlace ?? defaultPlace(selectedMembership?.defaultLocation)
}

/** The window that is searched; with 'nå' it moves with the clock. */
export function usePeriod(search: Search): Period {
  return searchPeriod(useSnapshot(search.state), useNow(MINUTE_MS))
}

export interface CarSearch {
  readonly results: Results
  readonly period: Period
  readonly retry: () => void
  /** What was found for a trip that may be slid; absent for a search with fixed times. */
  readonly suggestions?: Suggestions | undefined
}

/** Searches anew 250 ms after the last change, and keeps what was found on the screen meanwhile. */
export function useCarSearch(search: Search): CarSearch {
  const state = useSnapshot(search.state)
  const { online } = useBookingHost()
  const now = useNow(MINUTE_MS)
  const period = usePeriod(search)
  const place = usePlace(search)
  const organizationId = useOrganizationId()
  const problem = checkSearchPeriod(state, now)
  const input = useDebounced(searchInput(state, period, place, organizationId), FILTER_DEBOUNCE_MS)
  const flexible = useFlexibleSearch(search, place)
  const isAsked = problem === undefined && !flexible
  const { data, error, isValidating, mutate } = useAnswer('searchCars', isAsked ? input : undefined, {
    keepPreviousData: true,
  })
  if (flexible) return { ...flexible, period }
  const results = nameResults({ cars: data?.cars, error, isRefreshing: isValidating, isOnline: online, problem })
  return { results, period, retry: () => void mutate() }
}

/** Fetches what a search can be narrowed by, into the search. */
export function useOfferedFilters(search: Search): void {
  const orgId = useOrganizationId()
  const { data } = useAnswer(
    'getFilters',
    { query: orgId === undefined ? {} : { orgId } },
    { revalidateOnFocus: false },
  )
  useEffect(() => {
    if (data) search.offerFilters(data.groups)
  }, [data, search])
}

/** The club's places, by name; empty until they are known. */
export function useLocations(): readonly Location[] {
  const orgId = useOrganizationId()
  const { data } = useAnswer(
    'listLocations',
    { query: orgId === undefined ? {} : { orgId } },
    { revalidateOnFocus: false },
  )
  return data?.data ?? []
}
