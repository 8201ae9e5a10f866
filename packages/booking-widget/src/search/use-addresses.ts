import { useAnswer } from '@delebil/core-api/react'
import { EXTERNAL_LOCATION_DEBOUNCE_MS } from '@delebil/validation/constants'
import { useBookingHost } from '../booking-host.ts'
import { useDebounced } from '../data/use-debounced.ts'
import { placeTexts } from '../locale/place-texts.ts'
import type { Place } from './place.ts'
import { addressNote, addressOptions, type PlaceOption } from './place-options.ts'
import { placeText } from './query.ts'

/** Shorter than this finds half the country. */
const SHORTEST = 3

export interface FoundAddresses {
  readonly options: readonly PlaceOption[]
  readonly isLoading: boolean
}

/**
 * Addresses for what has been typed, 300 ms after the last key. Only those of the very text that stands in the field:
 * what was asked before is dropped. Our own places never wait for it.
 */
export function useAddresses(typed: string, place: Place, own: readonly PlaceOption[]): FoundAddresses {
  const { online } = useBookingHost()
  const text = typed.trim()
  const settled = useDebounced(text, EXTERNAL_LOCATION_DEBOUNCE_MS)
  const isAsked = text.length >= SHORTEST && !own.some(({ label }) => label === text)
  const isSettled = settled === text
  const input = isAsked && isSettled && online ? { query: { text, location: placeText(place) } } : undefined
  const { data, error } = useAnswer('findAddresses', input, { revalidateOnFocus: false, shouldRetryOnError: false })
  if (!isAsked) return { options: [], isLoading: false }
  if (!online) return { options: [addressNote(placeTexts.addressesOffline)], isLoading: false }
  if (!isSettled) return { options: [], isLoading: true }
  if (error) return { options: [addressNote(placeTexts.addressesFailed)], isLoading: false }
  return { options: data ? addressOptions(data.data, own) : [], isLoading: data === undefined }
}
