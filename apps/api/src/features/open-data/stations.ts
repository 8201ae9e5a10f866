import { locationPage } from '@delebil/core-api'
import type { FeedCar } from './feed-car.ts'
import { gbfsInstant, localized } from './gbfs.ts'

const MICRODEGREES = 1_000_000
const rounded = (degrees: number): number => Math.round(degrees * MICRODEGREES) / MICRODEGREES

/** The places where cars of the club stand, by id. */
const stationsOf = (cars: readonly FeedCar[]) =>
  [...new Map(cars.map(({ car }) => [car.station.id, car.station])).values()].sort((a, b) => a.id - b.id)

/** `station_information`: the places where cars of the club stand. */
export const stationInformation = (cars: readonly FeedCar[], siteOrigin: string) => ({
  stations: stationsOf(cars).map(({ id, name, lat, lng }) => ({
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
export const stationStatus = (cars: readonly FeedCar[], now: Date) => {
  const byStation = Map.groupBy(cars, ({ car }) => car.station.id)
  return {
    stations: stationsOf(cars).map(({ id }) => {
      const own = byStation.get(id) ?? []
      const byType = Map.groupBy(
        own.filter(({ state }) => state === 'FREE'),
        ({ typeId }) => typeId,
      )
      const counts = [...byType].map(([typeId, { length }]) => ({ vehicle_type_id: typeId, count: length }))
      return {
        station_id: String(id),
        num_vehicles_available: counts.reduce((sum, { count }) => sum + count, 0),
        vehicle_types_available: counts,
        num_vehicles_disabled: own.filter(({ state }) => state === 'DISABLED').length,
        is_installed: true,
        is_renting: true,
        is_returning: true,
        last_reported: gbfsInstant(now),
      }
    }),
  }
}
