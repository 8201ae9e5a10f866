import type { PlanCar } from '@delebil/core-api/admin'
import type { Bar } from './plan.ts'
import type { PlanView } from './plan-view.ts'

const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, '')

/** The cars that are kept for nobody now, and in use. */
export function freeCars(cars: readonly PlanCar[], bars: readonly Bar[], now: Date): ReadonlySet<number> {
  const taken = new Set(
    bars
      .filter(({ kind, start, end, isOut }) => kind !== 'assignment' && start <= now && (end > now || isOut))
      .map(({ carId }) => carId),
  )
  return new Set(cars.filter(({ id, active }) => active && !taken.has(id)).map(({ id }) => id))
}

export interface Wanted extends Pick<PlanView, 'q' | 'category' | 'isFreeOnly'> {
  readonly free: ReadonlySet<number>
  /** Who has booked a car within what is shown. */
  readonly personsOf: (carId: number) => readonly string[]
}

/** The cars that are looked for, by number, plate, model, place or who has them, of one class, and free. */
export function findCars(
  cars: readonly PlanCar[],
  { q, category, isFreeOnly, free, personsOf }: Wanted,
): readonly PlanCar[] {
  const wanted = plain(q)
  const isFound = ({ id, carNumber, licensePlate, model, location }: PlanCar) =>
    [String(carNumber), licensePlate, model, location, ...personsOf(id)].some((text) => plain(text).includes(wanted))
  return cars.filter(
    (car) =>
      (category === undefined || car.category === category) &&
      (!isFreeOnly || free.has(car.id)) &&
      (wanted === '' || isFound(car)),
  )
}
