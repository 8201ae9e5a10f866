import type { FilterGroup } from '@delebil/core-api'
import type { ChosenTimes } from './period.ts'
import type { Place } from './place.ts'
import type { SortingPriority } from './sort-cars.ts'

export interface MapView {
  latitude: number
  longitude: number
  zoom: number
}

/** What a person has asked for. The cars, prices and places that answer it are server state and live in SWR. */
export interface SearchState extends ChosenTimes {
  selectedPosition: Place | undefined
  filters: { minSeats: number; maxSeats: number; groups: FilterGroup[] }
  hideUnavailableCars: boolean
  superDamageWaiver: boolean
  /** City-bike stations on the map. */
  showBikes: boolean
  kilometerEstimate: number
  sortingPriority: SortingPriority
  selectedCarId: number | undefined
  previouslySelectedLocations: Place[]
  mapPosition: MapView | undefined
}
