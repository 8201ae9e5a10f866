import { addMinutes, MIN_RESERVATION_MINUTES } from '@delebil/validation'
import type { PublishedCar, PublishedPromise } from '../stores/open-data.ts'
import { type FreeStretch, freeStretches } from './free-stretches.ts'
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

const stateOf = (now: Date, promises: readonly PublishedPromise[], isOut: boolean, free: readonly FreeStretch[]) => {
  const current = promises.find(({ start, end }) => start <= now && now < end)
  if (isOut || current?.kind === 'member' || current?.kind === 'admin') return 'IN_USE'
  if (current?.kind === 'block') return 'DISABLED'
  return free[0]?.start.getTime() === now.getTime() ? 'FREE' : 'PROMISED'
}

// Nobody knows when a car that is late comes back: until somebody ends the trip, it can't be had for the shortest one.
const lateUntil = (now: Date): Date => addMinutes(now, MIN_RESERVATION_MINUTES)

/** Puts together what the feed tells of a car. `promises` are those that end after now; `isOut`: somebody drives it. */
export const toFeedCar = (
  car: PublishedCar,
  promises: readonly PublishedPromise[],
  isOut: boolean,
  vehicleSecret: Buffer,
  now: Date,
): FeedCar => {
  const busy = isOut ? [...promises, { start: now, end: lateUntil(now) }] : promises
  const free = freeStretches(now, busy)
  const vehicleId = vehicleIdOf(vehicleSecret, car.id, car.lastTripId)
  return { vehicleId, typeId: vehicleTypeIdOf(car), car, state: stateOf(now, promises, isOut, free), free }
}
