import {
  type Coordinates,
  type LocationGeometry,
  locationCoordinates,
  parseLocationGeometry,
} from '@delebil/validation'

const DECIMALS = 5

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/** A point as GeoJSON text, to the metre. */
export function pointText({ latitude, longitude }: Coordinates): string {
  return JSON.stringify({ type: 'Point', coordinates: [rounded(longitude), rounded(latitude)] })
}

/** '60.39299, 5.32415', as maps copy it. */
export const positionText = ({ latitude, longitude }: Coordinates): string =>
  `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`

/** Reads two numbers with a comma, a semicolon or a space between, and a point or a comma in them. */
export function readPosition(text: string): Coordinates | undefined {
  const [, first = '', second = ''] =
    /^\s*(-?\d{1,2}(?:[.,]\d+)?)°?\s*[NS]?\s*(?:[,;]\s*|\s+)(-?\d{1,3}(?:[.,]\d+)?)°?\s*[EØWV]?\s*$/i.exec(text) ?? []
  if (first === '' || second === '') return undefined
  const place = { latitude: Number(first.replace(',', '.')), longitude: Number(second.replace(',', '.')) }
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined
}

export interface ReadPlace {
  readonly place: Coordinates
  readonly type: LocationGeometry['type']
  /** The text holds more than what is kept of it. */
  readonly isCollection: boolean
}

/** What a GeoJSON text says, or nothing where it is none. */
export function readPlace(text: string): ReadPlace | undefined {
  const geometry = parseLocationGeometry(text)
  if (!geometry) return undefined
  const { type } = JSON.parse(text) as { type: string }
  return { place: locationCoordinates(geometry), type: geometry.type, isCollection: type.endsWith('Collection') }
}
