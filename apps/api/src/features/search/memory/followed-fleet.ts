import type { Queryable } from '../../../platform/db/queryable.ts'
import { outboxStart } from '../../../platform/outbox/outbox-store.ts'
import { readChangedCars } from '../../fleet/stores/changed-cars.ts'
import type { Fleet } from './fleet.ts'
import { type FleetReading, readFleet, readSchedules } from './read-fleet.ts'

/** A fleet that is kept as the database has it. */
export type FollowedFleet = {
  readonly fleet: Fleet
  /** Takes over what has been committed since; true where a car is another, or one that the fleet does not know. */
  readonly follow: (now: Date) => Promise<boolean>
}

/** Reads the fleet, with or without what its cars are promised away for, and remembers from where its changes have to be followed. */
export const readFollowedFleet = async (
  db: Queryable,
  now: Date,
  { hasSchedules, stopped }: FleetReading,
): Promise<FollowedFleet> => {
  // The position before the state: what the reading misses comes after it.
  let position = (await outboxStart(db)).xid
  let seen = new Set<string>()
  const fleet = await readFleet(db, now, { hasSchedules, stopped })

  const follow = async (at: Date): Promise<boolean> => {
    const read = await readChangedCars(db, position)
    const keys = read.changes.map(({ xid, id }) => `${xid} ${id}`)
    const fresh = read.changes.filter((_, index) => !seen.has(keys[index] as string))
    const cars = [...new Map(fresh.map((change) => [change.carId, change])).values()]
    if (hasSchedules && cars.length > 0) {
      for (const [carId, schedule] of await readSchedules(db, cars, at)) {
        const index = fleet.indexOf.get(carId)
        if (index !== undefined) fleet.schedules.replace(index, schedule)
      }
    }
    position = read.position
    seen = new Set(keys)
    return fresh.some(({ carId, isAnother }) => isAnother || !fleet.indexOf.has(carId))
  }
  return { fleet, follow }
}
