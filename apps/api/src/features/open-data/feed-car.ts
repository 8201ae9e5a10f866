import { MIN_RESERVATION_MINUTES, type Period } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import { type FreeStretch, freeStretches } from './free-stretches.ts'
import type { PublishedCar } from './open-data-store.ts'
import { vehicleIdOf } from './vehicle-id.ts'
import { vehicleTypeIdOf } from './vehicle-types.ts'

/** What a car is now to somebody who looks for one. PROMISED: to be had later, but not for the shortest trip from now. */
export type FeedCarState = 'FREE' | 'PROMISED' | 'DISABLED' | 'IN_USE'

/** A car as the feed knows it. */
export type FeedCar = {
  readonly vehicleId: string
  readonly typeId: string
  readonly car: PublishedCar
  readonly state: FeedCarState
  /** When it can be booked, from now, in order. */
  readonly free: readonly FreeStretch[]
}

const stateOf = ({ promisedNow }: PublishedCar, isOut: boolean, now: Date, free: readonly FreeStretch[]) => {
  if (isOut || promisedNow === 'member' || promisedNow === 'admin') return 'IN_USE'
  if (promisedNow === 'block') return 'DISABLED'
  return free[0]?.start.getTime() === now.getTime() ? 'FREE' : 'PROMISED'
}

/** Puts together what the feed tells of a car. `promised` are the stretches that end after now; `isOut`: somebody drives it. */
export const toFeedCar = (
  car: PublishedCar,
  promised: readonly Period[],
  isOut: boolean,
  vehicleSecret: Buffer,
  now: Date,
): FeedCar => {
  // Nobody knows when a car that is late comes back: until somebody ends the trip, it can't be had for the shortest one.
  const late = { start: now, end: addMinutes(now, MIN_RESERVATION_MINUTES) }
  const free = freeStretches(now, isOut ? [...promised, late] : promised)
  const vehicleId = vehicleIdOf(vehicleSecret, car.id, car.lastTripId)
  return { vehicleId, typeId: vehicleTypeIdOf(car), car, state: stateOf(car, isOut, now, free), free }
}
