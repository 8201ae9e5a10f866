import { Refusal } from '../../refusal.ts'
import { carFields, propertyNames } from '../../search-index/car-fields.ts'
import { findCar } from '../../stores/cars.ts'
import { listPropertyGroups } from '../../stores/property-groups.ts'
import type { Verb } from '../../verb.ts'

export const getCar: Verb<'getCar'> = async (_context, { db, input, now }) => {
  const car = await findCar(db, input.params.id, now)
  if (car === undefined) throw new Refusal('resource.unknown')
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
