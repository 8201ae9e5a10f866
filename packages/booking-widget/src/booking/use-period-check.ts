import { useAnswer } from '@delebil/core-api/react'
import { isAvailabilityShown, type Period } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { type Bookability, bookability } from '../data/bookability.ts'

/** Whether the car is free for just this time, asked before it is booked. `isWaiting`: the answer is on its way. The server has the last word. */
export function usePeriodCheck(carId: number, period: Period): Bookability & { readonly isWaiting: boolean } {
  const query = { start: formatInstant(period.start), end: formatInstant(period.end) }
  const isAsked = isAvailabilityShown(period)
  const { data, error } = useAnswer('getCarAvailability', isAsked ? { params: { id: carId }, query } : undefined, {
    revalidateOnFocus: false,
  })
  return { ...bookability(data), isWaiting: isAsked && !data && !error }
}
