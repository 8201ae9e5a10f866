import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verb } from '../../platform/verb.ts'
import { findCar } from '../fleet/stores/cars.ts'
import { listPropertyGroups } from '../fleet/stores/property-groups.ts'
import { carFields, propertyNames } from './memory/car-fields.ts'

export const getCar: Verb<'getCar'> = async (_context, { db, input, now }) => {
  const car = orRefuse(await findCar(db, input.params.id, now))
  const names = propertyNames(await listPropertyGroups(db))
  const { about, category, parkingDescription, fuelInstructions } = car
  return {
    answer: {
      ...carFields({ ...car, hourOre: car.tariff.hourOre }, names),
      about,
      category,
      parkingDescription,
      fuelInstructions,
    },
  }
}
