import type { Location } from '@delebil/core-api'
import { formatDistance } from '@delebil/validation/text'
import { placeTexts } from '../locale/place-texts.ts'
import { metresBetween } from './metres-between.ts'
import type { Place } from './place.ts'
import { type KnownPlace, placesHere, pointOf } from './places-here.ts'

/** A place to choose. */
export interface PlaceChoice {
  readonly place: Place
  readonly note?: string
  readonly distance: string
}

/** Places of one kind, under their heading. */
export interface PlaceGroup {
  readonly id: 'recent' | 'here' | 'elsewhere' | 'addresses'
  readonly heading: string
  readonly choices: readonly PlaceChoice[]
}

export interface PlaceQuestion {
  /** The point that is searched near. */
  readonly from: Place
  readonly recent: readonly Place[]
  readonly locations: readonly Location[]
  readonly addresses: readonly Place[]
  /** Cars that were found free, by place. */
  readonly freeAt: ReadonlyMap<number, number>
  /** Whether a name is asked for; all are until something is typed. */
  readonly isAsked: (name: string) => boolean
  readonly hasElsewhere: boolean
}

/** What can be chosen: the recent five, the club's places nearby, those of other towns where they are asked for, and addresses. Each name once. */
export function placeGroups({
  from,
  recent,
  locations,
  addresses,
  freeAt,
  isAsked,
  hasElsewhere,
}: PlaceQuestion): PlaceGroup[] {
  const { here, elsewhere } = placesHere(locations, from)
  const known = new Set(recent.map(({ name }) => name))
  const unknown = ({ location: { name } }: KnownPlace) => !known.has(name)
  const toChoice = ({ location, metres }: KnownPlace): PlaceChoice => ({
    place: { kind: 'location', name: location.name, ...pointOf(location) },
    note: placeTexts.carsAt(location.carCount, freeAt.get(location.id) ?? 0),
    distance: formatDistance(metres),
  })
  const nearby = (place: Place): PlaceChoice => ({ place, distance: formatDistance(metresBetween(from, place)) })
  const names = new Set([...known, ...locations.map(({ name }) => name)])
  const groups: PlaceGroup[] = [
    { id: 'recent', heading: placeTexts.recentGroup, choices: recent.map(nearby) },
    { id: 'here', heading: placeTexts.hereGroup, choices: here.filter(unknown).map(toChoice) },
    {
      id: 'elsewhere',
      heading: placeTexts.elsewhereGroup,
      choices: hasElsewhere ? elsewhere.filter(unknown).map(toChoice) : [],
    },
  ]
  const found = addresses.filter(({ name }) => !names.has(name) && names.add(name)).map(nearby)
  return [
    ...groups.map((group) => ({ ...group, choices: group.choices.filter(({ place }) => isAsked(place.name)) })),
    { id: 'addresses' as const, heading: placeTexts.addressesGroup, choices: found },
  ].filter(({ choices }) => choices.length > 0)
}
