import type { PlanCar } from '@delebil/core-api/admin'
import type { PlanView } from './plan-view.ts'

const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, '')

/** The cars that are looked for, by number, plate, model or place, and of one class. */
export function findCars(
  cars: readonly PlanCar[],
  { q, category }: Pick<PlanView, 'q' | 'category'>,
): readonly PlanCar[] {
  const wanted = plain(q)
  if (wanted === '' && category === undefined) return cars
  return cars.filter(
    (car) =>
      (category === undefined || car.category === category) &&
      [String(car.carNumber), car.licensePlate, car.model, car.location].some((text) => plain(text).includes(wanted)),
  )
}
