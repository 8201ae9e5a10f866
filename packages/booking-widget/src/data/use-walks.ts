import { STREET_DISTANCES_MAX, type StreetDistance } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { useBookingHost } from '../booking-host.ts'

interface From {
  readonly latitude: number
  readonly longitude: number
}

const calm = { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: false } as const
const round = (degrees: number) => Number(degrees.toFixed(4))

/** How far it is on foot to places, by their id; undefined until it is known, and without what cannot be. The first 20 that are named are asked for. */
export function useWalks(from: From, locationIds: readonly number[]): ReadonlyMap<number, StreetDistance> | undefined {
  const { online } = useBookingHost()
  const ids = [...new Set(locationIds)].slice(0, STREET_DISTANCES_MAX).toSorted((a, b) => a - b)
  const body = { from: { latitude: round(from.latitude), longitude: round(from.longitude) }, locationIds: ids }
  const isAsked = online && ids.length > 0
  const { data, error } = useAnswer('getStreetDistances', isAsked ? { body } : undefined, calm)
  if (isAsked && !data && !error) return undefined
  return new Map(data?.data.map((distance) => [distance.locationId, distance]))
}
