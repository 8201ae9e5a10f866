import type { Address, Location } from '@delebil/core-api'
import type { Option } from '@delebil/ui'
import { LOCALE } from '@delebil/validation/text'
import { Clock, House, LocateFixed, MapPin } from 'lucide-react'
import { placeTexts } from '../locale/place-texts.ts'
import { texts } from '../locale/texts.ts'
import type { Place } from './place.ts'

/** The choice that asks the device where it is. */
export const OWN_POSITION = 'own'

export interface PlaceOption extends Option {
  /** Absent for the own position, which has yet to be found. */
  readonly place?: Place
}

const collator = new Intl.Collator(LOCALE, { numeric: true })

/** What can be chosen as a place: own position, the recent five, then the club's places by name; each name once. */
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
  const byName = locations.toSorted((a, b) => collator.compare(a.name, b.name)).map(locationOption)
  const current: PlaceOption[] =
    chosen.kind === 'own' ? [] : [{ id: chosen.name, label: chosen.name, icon: MapPin, place: chosen }]
  const seen = new Set<string>()
  return [own, ...known, ...byName, ...current]
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map((option) => ({ ...option, group: placeTexts.placesGroup }))
}

function locationOption({ name, carCount, geojson }: Location): PlaceOption {
  const [longitude, latitude] = geojson.coordinates
  return {
    id: name,
    label: name,
    note: texts.place.carCount(carCount),
    icon: MapPin,
    place: { kind: 'location', name, latitude, longitude },
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
