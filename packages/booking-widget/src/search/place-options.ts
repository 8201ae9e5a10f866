import type { Address, Location } from '@delebil/core-api'
import type { Option } from '@delebil/ui'
import { formatDistance } from '@delebil/validation/text'
import { Clock, House, LocateFixed, MapPin } from 'lucide-react'
import { placeTexts } from '../locale/place-texts.ts'
import { texts } from '../locale/texts.ts'
import { metresBetween } from './metres-between.ts'
import type { Place } from './place.ts'

/** The choice that asks the device where it is. */
export const OWN_POSITION = 'own'

export interface PlaceOption extends Option {
  /** Absent for the own position, which has yet to be found. */
  readonly place?: Place
}

/** What can be chosen as a place: own position, what is chosen, the recent five, then the clubs' places, those nearest to it first; each name once. */
export function placeOptions(
  chosen: Place,
  recent: readonly Place[],
  locations: readonly Location[],
  isOwnDenied: boolean,
): PlaceOption[] {
  const own: PlaceOption = { id: OWN_POSITION, label: texts.place.own, icon: LocateFixed, isDisabled: isOwnDenied }
  const known = recent.map(
    (place): PlaceOption => ({ id: place.name, label: place.name, note: texts.place.recent, icon: Clock, place }),
  )
  const nearest = locations
    .map((location) => ({ location, metres: metresBetween(chosen, pointOf(location)) }))
    .toSorted((a, b) => a.metres - b.metres)
    .map(locationOption)
  const current: PlaceOption[] =
    chosen.kind === 'own' || recent.some(({ name }) => name === chosen.name)
      ? []
      : [{ id: chosen.name, label: chosen.name, icon: MapPin, place: chosen }]
  const seen = new Set<string>()
  return [own, ...current, ...known, ...nearest]
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map((option) => ({ ...option, group: placeTexts.placesGroup }))
}

function pointOf({ geojson }: Location) {
  const [longitude, latitude] = geojson.coordinates
  return { latitude, longitude }
}

function locationOption({ location, metres }: { location: Location; metres: number }): PlaceOption {
  const { name, carCount } = location
  return {
    id: name,
    label: name,
    note: `${texts.place.carCount(carCount)} · ${formatDistance(metres)}`,
    icon: MapPin,
    place: { kind: 'location', name, ...pointOf(location) },
  }
}

/** Addresses that were found, below our own places; those that are there already are left out. */
export function addressOptions(addresses: readonly Address[], own: readonly PlaceOption[]): PlaceOption[] {
  const seen = new Set(own.map(({ id }) => id))
  return addresses.map(addressOption).filter(({ id }) => !seen.has(id) && seen.add(id))
}

function addressOption({ name, locality, location }: Address): PlaceOption {
  const label = locality === null ? name : `${name}, ${locality}`
  const [longitude, latitude] = location.coordinates
  return {
    id: label,
    label,
    icon: House,
    isFound: true,
    group: placeTexts.addressesGroup,
    place: { kind: 'address', name: label, latitude, longitude },
  }
}

/** A line among the addresses, such as why there are none. */
export function addressNote(label: string): PlaceOption {
  return { id: 'address note', label, isFound: true, isNote: true, group: placeTexts.addressesGroup }
}
