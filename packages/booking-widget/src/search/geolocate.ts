import { GEOLOCATION_TIMEOUT_MS } from '@delebil/validation/constants'
import { texts } from '../locale/texts.ts'

/** Where asking for the own position stands. `isDenied`: don't offer it again. */
export type OwnPosition =
  | { readonly name: 'idle' }
  | { readonly name: 'asking' }
  | {
      readonly name: 'found'
      readonly latitude: number
      readonly longitude: number
      /** How far off it may be, in metres. */
      readonly accuracy: number
    }
  | { readonly name: 'failed'; readonly message: string | undefined; readonly isDenied: boolean }

const failed = (message: string | undefined, isDenied = false): OwnPosition => ({ name: 'failed', message, isDenied })

const byCode: Readonly<Record<number, OwnPosition>> = {
  1: failed(texts.place.denied, true),
  2: failed(undefined),
  3: failed(texts.place.timeout),
}

/** Asks the device where it is, for 20 s at most. Never throws: every way it can fail is a named state. */
export function geolocate(geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined): Promise<OwnPosition> {
  if (!geolocation) return Promise.resolve(failed(texts.place.unsupported))
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(readCoordinates(coords)),
      ({ code }) => resolve(byCode[code] ?? failed(undefined)),
      { timeout: GEOLOCATION_TIMEOUT_MS, enableHighAccuracy: false, maximumAge: 60_000 },
    )
  })
}

function readCoordinates({
  latitude,
  longitude,
  accuracy,
}: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>): OwnPosition {
  const isValid = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !(latitude === 0 && longitude === 0)
  return isValid ? { name: 'found', latitude, longitude, accuracy } : failed(texts.place.invalid)
}
