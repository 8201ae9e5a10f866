import type { Address } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { EXTERNAL_LOCATION_DEBOUNCE_MS } from '@delebil/validation/constants'
import { useBookingHost } from '../booking-host.ts'
import { useDebounced } from '../data/use-debounced.ts'
import { placeTexts } from '../locale/place-texts.ts'
import type { Place } from './place.ts'
import { placeText } from './query.ts'

/** Shorter than this finds half the country. */
const SHORTEST = 3

export interface FoundAddresses {
  readonly addresses: readonly Place[]
  readonly isLoading: boolean
  /** Why there are none. */
  readonly problem?: string
}

const none: readonly Place[] = []

/**
 * Addresses for what has been typed, 300 ms after the last key. Only those of the very text that stands in the field:
 * what was asked before is dropped. Our own places never wait for it.
 */
export function useFoundAddresses(typed: string, place: Place): FoundAddresses {
  const { online } = useBookingHost()
  const text = typed.trim()
  const settled = useDebounced(text, EXTERNAL_LOCATION_DEBOUNCE_MS)
  const isAsked = text.length >= SHORTEST
  const isSettled = settled === text
  const input = isAsked && isSettled && online ? { query: { text, location: placeText(place) } } : undefined
  const { data, error } = useAnswer('findAddresses', input, { revalidateOnFocus: false, shouldRetryOnError: false })
  if (!isAsked) return { addresses: none, isLoading: false }
  if (!online) return { addresses: none, isLoading: false, problem: placeTexts.addressesOffline }
  if (!isSettled) return { addresses: none, isLoading: true }
  if (error) return { addresses: none, isLoading: false, problem: placeTexts.addressesFailed }
  return { addresses: data?.data.map(toPlace) ?? none, isLoading: data === undefined }
}

function toPlace({ name, locality, location }: Address): Place {
  const [longitude, latitude] = location.coordinates
  return { kind: 'address', name: locality === null ? name : `${name}, ${locality}`, latitude, longitude }
}
