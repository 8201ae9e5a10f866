import { lastNames } from './person-names.ts'
import type { Random } from './random.ts'
import type { SeedOrg } from './seed-orgs.ts'
import type { SeedPlace } from './seed-place.ts'

const CARS_A_PLACE = 5
const MEMBERSHIPS_A_CAR = 6
const HOUSEHOLDS_A_COMPANY = 25
const directions = [
  { name: 'nord', lat: 1, lng: 0 },
  { name: 'øst', lat: 0, lng: 1 },
  { name: 'sør', lat: -1, lng: 0 },
  { name: 'vest', lat: 0, lng: -1 },
  { name: 'nordøst', lat: 0.7, lng: 0.7 },
  { name: 'sørøst', lat: -0.7, lng: 0.7 },
  { name: 'sørvest', lat: -0.7, lng: -0.7 },
  { name: 'nordvest', lat: 0.7, lng: -0.7 },
] as const
const trades = ['Snekkeri', 'Arkitekter', 'Regnskap', 'Bakeri', 'Hjemmehjelp', 'Rådgivning', 'Rør', 'Elektro', 'Design']

/** About 350 metres. */
const SPREAD_LAT = 0.0032
const SPREAD_LNG = 0.0064

const placeAround = (random: Random, org: SeedOrg, index: number): SeedPlace => {
  const [name, lat, lng] = org.places[index % org.places.length] as SeedPlace
  const turn = Math.floor(index / org.places.length)
  const direction = directions[turn % directions.length] as (typeof directions)[number]
  const ring = 1 + Math.floor(turn / directions.length)
  const far = ring * (0.7 + 0.6 * random.next())
  return [
    `${name} ${direction.name}${ring === 1 ? '' : ` ${ring}`}`,
    Number((lat + far * SPREAD_LAT * direction.lat).toFixed(5)),
    Number((lng + far * SPREAD_LNG * direction.lng).toFixed(5)),
    null,
  ]
}

/** The club with what `cars` more of them need: places around those it has, households and companies. */
export const largeOrg = (random: Random, org: SeedOrg, cars: number): SeedOrg => {
  const households = cars * MEMBERSHIPS_A_CAR
  return {
    ...org,
    cars,
    households,
    places: Array.from({ length: Math.ceil(cars / CARS_A_PLACE) }, (_, index) => placeAround(random, org, index)),
    companyNames: Array.from(
      { length: Math.ceil(households / HOUSEHOLDS_A_COMPANY) },
      () => `${random.pick(lastNames)} ${random.pick(trades)} AS`,
    ),
  }
}
