import { useAnswer } from '@delebil/core-api/react'
import { isAvailabilityShown, type Period } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'

const calm = { revalidateOnFocus: false } as const

/** A car's own page. */
export function useCar(carId: number | undefined) {
  return useAnswer('getCar', carId === undefined ? undefined : { params: { id: carId } }, calm)
}

/** The free and reserved stretches of the window; not asked for windows over 30 days. */
export function useCarAvailability(carId: number, period: Period) {
  const query = { start: formatInstant(period.start), end: formatInstant(period.end) }
  const input = isAvailabilityShown(period) ? { params: { id: carId }, query } : undefined
  return useAnswer('getCarAvailability', input, { keepPreviousData: true })
}

/** Days of the next two months that can't be had. */
export function useReservedDays(carId: number) {
  return useAnswer('getReservedDays', { params: { id: carId } }, calm)
}
