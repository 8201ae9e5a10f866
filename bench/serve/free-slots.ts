import { addMinutes, startOfOsloDay } from '@delebil/validation/time'

export type Slot = { readonly carId: number; readonly start: Date; readonly end: Date }

// The seed books 60 days ahead and nobody may book further ahead than a year.
const FIRST_DAY = 65
const LAST_DAY = 360
const SLOT_MINUTES = 60

/** Hours of cars that the seed left free, a new one at each call. Throws when there are no more. */
export function freeSlots(carIds: readonly number[], now: Date): () => Slot {
  const first = addMinutes(startOfOsloDay(now), FIRST_DAY * 24 * 60)
  const hours = (LAST_DAY - FIRST_DAY) * 24
  let taken = 0
  return () => {
    const carId = carIds[taken % carIds.length]
    const hour = Math.floor(taken / carIds.length)
    if (carId === undefined || hour >= hours) throw new Error('Every free hour of the cars has been booked.')
    taken += 1
    const start = addMinutes(first, hour * SLOT_MINUTES)
    return { carId, start, end: addMinutes(start, SLOT_MINUTES) }
  }
}
