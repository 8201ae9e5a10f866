import { listOpenWishes } from '../../stores/wait-wishes.ts'
import { findFreeCars } from './find-free-cars.ts'
import { type ServeParts, serveCar } from './serve-car.ts'

/** Serves the cars that are free for what a person waits for: after a wish was made, and after a hold of the person ended. */
export const servePerson = async (
  parts: ServeParts,
  person: { readonly organizationId: number; readonly personId: number },
  now: Date,
): Promise<void> => {
  const { organizationId } = person
  for (const wish of await listOpenWishes(parts.database, person, now)) {
    const [carId] = await findFreeCars(parts.database, wish, now)
    if (carId !== undefined) await serveCar(parts, { organizationId, carId }, now)
  }
}
