import type { FilterGroup } from '@delebil/core-api'
import { type Period, SEATS_MAX, SEATS_MIN } from '@delebil/validation'
import { MAP_ZOOM_DEFAULT } from '@delebil/validation/constants'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { FlexibleTimes } from './flexible.ts'
import { type ChosenTimes, chooseEndDay, chooseEndTime, chooseStartDay, chooseStartTime } from './period.ts'
import { type Place, rememberPlace } from './place.ts'
import type { MapView, SearchState } from './search-state.ts'
import type { SortingPriority } from './sort-cars.ts'
import { newSearch, readSearch, storeSearch } from './stored-search.ts'

export type Search = ReturnType<typeof createSearch>

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** The search with its verbs. Every change is kept in `storage`. */
export function createSearch(storage: Kept, now: () => Date) {
  const state = proxy<SearchState>(readSearch(storage, now()))
  const setTimes = (times: ChosenTimes) => Object.assign(state, times)
  const setPeriod = ({ start, end }: Period) =>
    setTimes({ startTime: start <= now() ? undefined : start, endTime: end, isEndChosen: true })
  // The groups as the server gave them, for the reset.
  let offered: readonly FilterGroup[] = []

  return {
    state,
    /** Starts keeping changes; returns the undo. */
    keep: () => subscribe(state, () => storeSearch(storage, snapshot(state) as SearchState)),
    setStartDay: (day: string) => setTimes(chooseStartDay(state, day, now())),
    setStartTime: (id: string) => setTimes(chooseStartTime(state, id, now())),
    setEndDay: (day: string) => setTimes(chooseEndDay(state, day, now())),
    setEndTime: (id: string) => setTimes(chooseEndTime(state, id, now())),
    setPeriod,
    /** What was changed on the way to a booking is what is searched for from then on. */
    setRequest({ period, superDamageWaiver }: { readonly period: Period; readonly superDamageWaiver: boolean }) {
      setPeriod(period)
      state.superDamageWaiver = superDamageWaiver
    },
    setPlace(place: Place) {
      state.selectedPosition = place
      state.previouslySelectedLocations = rememberPlace(state.previouslySelectedLocations, place)
      state.mapPosition = { latitude: place.latitude, longitude: place.longitude, zoom: MAP_ZOOM_DEFAULT }
    },
    /** A log-in on the way to a booking brings another default place: the one that was searched near stays until it is chosen anew. */
    holdPlace(place: Place) {
      state.heldPlace = place
    },
    setSeats(minSeats: number, maxSeats: number) {
      Object.assign(state.filters, { minSeats, maxSeats })
    },
    /** Takes over what the server offers, keeping what was selected before. */
    offerFilters(groups: readonly FilterGroup[]) {
      offered = groups
      state.filters.groups = groups.map((group) => withSelected(group, selectedKeys(state.filters.groups, group.key)))
    },
    selectFilterValues(groupKey: string, keys: readonly string[]) {
      state.filters.groups = state.filters.groups.map((group) =>
        group.key === groupKey ? withSelected(group, keys) : group,
      )
    },
    /** The filters alone: time, place and distance stay. */
    resetFilters() {
      const { hideUnavailableCars } = newSearch(now())
      Object.assign(state, {
        hideUnavailableCars,
        filters: { minSeats: SEATS_MIN, maxSeats: SEATS_MAX, groups: structuredClone(offered) },
      })
    },
    setHideUnavailable(isHidden: boolean) {
      state.hideUnavailableCars = isHidden
    },
    setFlexible(times: Partial<FlexibleTimes>) {
      Object.assign(state.flexible, times)
    },
    setShowBikes(isShown: boolean) {
      state.showBikes = isShown
    },
    setSuperDamageWaiver(isOn: boolean) {
      state.superDamageWaiver = isOn
    },
    setKilometerEstimate(kilometers: number) {
      state.kilometerEstimate = Number.isFinite(kilometers) ? Math.max(0, kilometers) : 0
    },
    setSortingPriority(priority: SortingPriority) {
      state.sortingPriority = priority
    },
    selectCar(carId: number | undefined) {
      state.selectedCarId = carId
    },
    setMapPosition(view: MapView) {
      state.mapPosition = view
    },
  }
}

function selectedKeys(groups: readonly FilterGroup[], groupKey: string): string[] | undefined {
  return groups.find(({ key }) => key === groupKey)?.values.flatMap(({ key, selected }) => (selected ? [key] : []))
}

function withSelected(group: FilterGroup, keys: readonly string[] | undefined): FilterGroup {
  const values = group.values.map((value) => ({ ...value, selected: keys ? keys.includes(value.key) : value.selected }))
  return { ...group, values }
}
