import { availabilityLookupWindow, priceReservation, reservedDays } from '@delebil/validation'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verbs } from '../../platform/verb.ts'
import { findCar } from '../fleet/stores/cars.ts'
import { tariffsOfCars } from '../price/stores/tariffs.ts'
import { toPrice } from '../price/to-price.ts'
import { busyOfCar } from './busy-of-car.ts'
import { getCar } from './get-car.ts'
import { getCarAvailability } from './get-car-availability.ts'
import { getCarCatalogue } from './get-car-catalogue.ts'
import { getFilters } from './get-filters.ts'
import { searchCars } from './search-cars.ts'
import { searchColumns } from './search-columns.ts'
import { searchFlexible } from './search-flexible.ts'

/** Finding a car: which are free, and what they cost. */
export const searchVerbs = {
  getCarAvailability,
  getCar,
  getCarCatalogue,
  getFilters,
  getPrice: async (_context, { db, input, now }) => {
    const { cars: ids, parts, ...asked } = input.body
    const partOf = new Map(parts.map(({ id, start, end }) => [id, { start, end }]))
    const found = await tariffsOfCars(db, ids, now)
    const tariffs = new Map(found.map(({ carId, tariff }) => [carId, tariff]))
    const cars = ids.map((id) => {
      const tariff = orRefuse(tariffs.get(id))
      return { id, ...toPrice(priceReservation(tariff, { ...asked, ...partOf.get(id) }), tariff) }
    })
    return { answer: { cars } }
  },
  getReservedDays: async (_context, { db, input, now }) => {
    const car = orRefuse(await findCar(db, input.params.id, now))
    const window = availabilityLookupWindow(now)
    const busy = await busyOfCar(db, { organizationId: car.organizationId, carId: car.id }, window, now)
    return { answer: { carId: car.id, reservedDays: reservedDays(window, busy) } }
  },
  searchCars,
  searchColumns,
  searchFlexible,
} satisfies Partial<Verbs>
