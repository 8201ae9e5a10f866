import type { Period } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import { inTheWay, type PlacedCar, type Promises } from './placing.ts'

/** Steps by which a booking is moved in time, and how far at most (minutes). */
const STEP_MINUTES = 30
const MOST_MINUTES = 180

export type Shift = Period & { readonly carId: number; readonly minutes: number }

const shifted = ({ start, end }: Period, minutes: number): Period => ({
  start: addMinutes(start, minutes),
  end: addMinutes(end, minutes),
})

/** The least that a booking has to be moved, later and earlier, to have one of the cars; the first car where several will do. */
export const findShifts = (
  booking: Period & { readonly id: number },
  cars: readonly Pick<PlacedCar, 'id' | 'isOut'>[],
  promises: Promises,
  now: Date,
): readonly Shift[] => {
  const least = (direction: 1 | -1): Shift | undefined => {
    for (let minutes = STEP_MINUTES; minutes <= MOST_MINUTES; minutes += STEP_MINUTES) {
      const period = shifted(booking, direction * minutes)
      if (period.start < now) continue
      // A car that is out is not back any earlier.
      const free = cars.find(
        ({ id, isOut }) => !(isOut && direction < 0) && inTheWay(promises, id, period, booking.id).length === 0,
      )
      if (free) return { ...period, carId: free.id, minutes: direction * minutes }
    }
    return undefined
  }
  return [least(1), least(-1)].filter((shift) => shift !== undefined)
}
