import type { FilterGroup } from '@delebil/core-api'
import type { FlexibleTimes } from './flexible.ts'
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
  /** Searched near by a visitor who went on to book; not kept on the device. */
  heldPlace: Place | undefined
  filters: { minSeats: number; maxSeats: number; groups: FilterGroup[] }
  hideUnavailableCars: boolean
  superDamageWaiver: boolean
  /** A trip that may be slid takes the place of the chosen times while it is on. */
  flexible: FlexibleTimes
  /** City-bike stations on the map. */
  showBikes: boolean
  kilometerEstimate: number
  sortingPriority: SortingPriority
  selectedCarId: number | undefined
  previouslySelectedLocations: Place[]
  mapPosition: MapView | undefined
}
