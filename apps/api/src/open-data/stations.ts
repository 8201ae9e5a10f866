import { locationPage } from '@delebil/core-api'
import type { Location } from '../stores/locations.ts'
import type { FeedCar } from './feed-car.ts'
import { gbfsInstant, localized } from './gbfs.ts'

const MICRODEGREES = 1_000_000
const rounded = (degrees: number): number => Math.round(degrees * MICRODEGREES) / MICRODEGREES

/** `station_information`: the places where cars of the club stand. */
export const stationInformation = (stations: readonly Location[], siteOrigin: string) => ({
  stations: stations.map(({ id, name, lat, lng }) => ({
    station_id: String(id),
    name: localized(name),
    lat: rounded(lat),
    lon: rounded(lng),
    // Places to park, without docks.
    is_virtual_station: true,
    rental_uris: { web: `${siteOrigin}${locationPage(id)}` },
  })),
})

/** `station_status`: how many cars can be had at each place for the shortest trip from now. */
export const stationStatus = (stations: readonly Location[], cars: readonly FeedCar[], now: Date) => {
  const byStation = Map.groupBy(cars, ({ car }) => car.locationId)
  return {
    stations: stations.map(({ id }) => {
      const own = byStation.get(id) ?? []
      const free = own.filter(({ state }) => state === 'FREE')
      const byType = Map.groupBy(free, ({ typeId }) => typeId)
      return {
        station_id: String(id),
        num_vehicles_available: free.length,
        vehicle_types_available: [...byType].map(([typeId, { length }]) => ({
          vehicle_type_id: typeId,
          count: length,
        })),
        num_vehicles_disabled: own.filter(({ state }) => state === 'DISABLED').length,
        is_installed: true,
        is_renting: true,
        is_returning: true,
        last_reported: gbfsInstant(now),
      }
    }),
  }
}
