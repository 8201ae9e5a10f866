import type { BikeStation } from '@delebil/core-api'
import { type RefusalError, useAnswer } from '@delebil/core-api/react'
import { useBookingHost } from '../booking-host.ts'

/** Bikes come and go; the server asks the network no more often (ms). */
const REFRESH_MS = 60_000

export interface BikeStations {
  /** False where this site shows no city bikes, and until that is known. */
  readonly isOffered: boolean
  readonly stations: readonly BikeStation[] | undefined
  readonly error: RefusalError | undefined
}

/** City-bike stations, once a minute while they are `isShown`. */
export function useBikeStations(isAsked: boolean, isShown: boolean): BikeStations {
  const { online } = useBookingHost()
  const { data, error } = useAnswer('listBikeStations', isAsked && online ? {} : undefined, {
    refreshInterval: isShown ? REFRESH_MS : 0,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  // A network that is silent now is offered all the same.
  const isOffered = data ? data.network !== null : error?.refusal.code === 'places.unanswered'
  return { isOffered, stations: data?.data, error }
}
