import { findFreeCars } from './find-free-cars.ts'
import { type ServeParts, serveCar } from './serve-car.ts'
import { listOpenEntries } from './waitlist-store.ts'

/** No more cars than this are served for one entry. */
const CARS_MAX = 10

/** Serves the cars that are free for what a person waits for: after an entry was made, and after a hold of the person ended. */
export const servePerson = async (
  parts: ServeParts,
  person: { readonly organizationId: number; readonly personId: number },
  now: Date,
): Promise<void> => {
  const { organizationId } = person
  for (const entry of await listOpenEntries(parts.database, person, now)) {
    const free = await findFreeCars(parts.database, entry, now)
    // More than one: the nearest may be one that was held for the entry before.
    for (const carId of free.slice(0, CARS_MAX)) await serveCar(parts, { organizationId, carId }, now)
  }
}
