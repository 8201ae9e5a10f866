import type { Period } from '@delebil/validation'
import type { Place } from '../../../platform/geo/distance-metres.ts'
import type { CarFilter } from '../stores/nearest-cars.ts'

/** What a search asks, checked and resolved. */
export type SearchQuestion = {
  /** Where from; `isGiven` is false where the person named no place and distances mean nothing. */
  readonly place: Place & { readonly isGiven: boolean }
  readonly window: Period
  readonly now: Date
  readonly filter: CarFilter
  readonly minimumPercent: number
  readonly size: number
  /** Whether prices are with it. */
  readonly superDamageWaiver: boolean
}

/** No more cars than this are looked at where some may be left out for being busy: a fleet that is booked out is not walked to its end. */
const CANDIDATES_MAX = 2000

/** How many of the nearest cars that pass the filter are looked at. */
export const candidatesOf = ({ minimumPercent, size }: SearchQuestion): number =>
  minimumPercent > 0 ? CANDIDATES_MAX : size
