import type { FlexibleHit } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { FILTER_DEBOUNCE_MS } from '@delebil/validation/constants'
import { checkFlexibleRequest } from '@delebil/validation/flexible-search'
import { MINUTE_MS } from '@delebil/validation/time'
import { useSnapshot } from 'valtio'
import { useBookingHost } from '../booking-host.ts'
import { useDebounced } from '../data/use-debounced.ts'
import { useNow } from '../data/use-now.ts'
import { flexibleInput, flexibleRequest } from './flexible.ts'
import type { Search } from './model.ts'
import { organizationToSearch } from './organization-to-search.ts'
import type { Place } from './place.ts'
import { nameResults, type Results } from './results.ts'

/** Suggestions by car; `isMiss`: none fits the window, and these reach out of it. */
export interface Suggestions {
  readonly byCar: ReadonlyMap<number, FlexibleHit>
  readonly isMiss: boolean
}

export interface FlexibleSearch {
  readonly results: Results
  readonly suggestions: Suggestions
  readonly retry: () => void
}

/** The best times of the cars while 'Fleksibel tid' is on, else undefined. */
export function useFlexibleSearch(search: Search, place: Place): FlexibleSearch | undefined {
  const state = useSnapshot(search.state)
  const host = useBookingHost()
  const now = useNow(MINUTE_MS)
  const request = flexibleRequest(state.flexible)
  const problem = checkFlexibleRequest(request, now)
  const input = useDebounced(flexibleInput(state, request, place, organizationToSearch(host)), FILTER_DEBOUNCE_MS)
  const isAsked = state.flexible.isOn && problem === undefined
  const { data, error, isValidating, mutate } = useAnswer('searchFlexible', isAsked ? input : undefined, {
    keepPreviousData: true,
  })
  if (!state.flexible.isOn) return undefined
  const isMiss = data !== undefined && data.data.length === 0
  const cars = isMiss ? data.nearestMisses : data?.data
  const results = nameResults({ cars, error, isRefreshing: isValidating, isOnline: host.online, problem })
  const byCar = new Map((cars ?? []).map((hit) => [hit.id, hit]))
  return { results, suggestions: { byCar, isMiss }, retry: () => void mutate() }
}
