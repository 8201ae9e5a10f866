import type { CarState, Reservation } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { hasTelematics } from '@delebil/validation'
import { useBookingHost } from '../../booking-host.ts'
import type { Law } from '../../data/law-of.ts'

export interface CarAnswer {
  readonly state: CarState | undefined
  /** It was asked, or will be. */
  readonly canTell: boolean
  /** The car was asked, and has not answered yet. */
  readonly isAsked: boolean
  /** An answer is on its way, of a car that may have answered before. */
  readonly isAsking: boolean
}

/** How the car is, asked once: of a car that can tell, by whoever may know it now. */
export function useCarState({ id, car }: Pick<Reservation, 'id' | 'car'>, { may }: Law): CarAnswer {
  const { online } = useBookingHost()
  const canTell = hasTelematics(car.access) && may('car-state') === undefined
  const { data, error, isValidating } = useAnswer('getCarState', canTell && online ? { params: { id } } : undefined, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return {
    state: canTell ? data : undefined,
    canTell,
    isAsked: canTell && online && !data && !error,
    isAsking: isValidating,
  }
}
