import { listCarsWithExpiredHolds } from '../holds/hold-store.ts'
import { type ServeParts, serveCar } from './serve-car.ts'

/** Ends every hold that has run out and asks the next in each queue. */
export const sweepHolds = async (parts: ServeParts, now: Date): Promise<void> => {
  for (const car of await listCarsWithExpiredHolds(parts.database, now)) await serveCar(parts, car, now)
}
