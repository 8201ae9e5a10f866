import type { FeedCar } from './feed-car.ts'
import { gbfsInstant } from './gbfs.ts'

const stationIdOf = ({ car }: FeedCar): string => String(car.station.id)

/** `vehicle_status`: the cars that nobody is out with, each at its station and nowhere more exact. */
export const vehicleStatus = (cars: readonly FeedCar[]) => ({
  vehicles: inOrderOfId(cars.filter(({ state }) => state !== 'IN_USE')).map((feedCar) => {
    const until = feedCar.state === 'FREE' ? feedCar.free[0]?.end : undefined
    return {
      vehicle_id: feedCar.vehicleId,
      station_id: stationIdOf(feedCar),
      home_station_id: stationIdOf(feedCar),
      vehicle_type_id: feedCar.typeId,
      pricing_plan_id: feedCar.car.tariff.key,
      is_reserved: feedCar.state === 'PROMISED',
      is_disabled: feedCar.state === 'DISABLED',
      ...(until && { available_until: gbfsInstant(until) }),
    }
  }),
})

/** `vehicle_availability`: when each car can be booked, those that somebody is out with too. */
export const vehicleAvailability = (cars: readonly FeedCar[]) => ({
  vehicles: inOrderOfId(cars).map((feedCar) => ({
    vehicle_id: feedCar.vehicleId,
    vehicle_type_id: feedCar.typeId,
    station_id: stationIdOf(feedCar),
    pricing_plan_id: feedCar.car.tariff.key,
    availabilities: feedCar.free.map(({ start, end }) => ({
      from: gbfsInstant(start),
      ...(end && { until: gbfsInstant(end) }),
    })),
  })),
})

// In the order of our own numbers, a car would be known by its place in the list whatever it is called.
function inOrderOfId(cars: readonly FeedCar[]): FeedCar[] {
  return cars.toSorted((a, b) => (a.vehicleId < b.vehicleId ? -1 : 1))
}
