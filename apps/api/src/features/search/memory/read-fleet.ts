import { addMinutes } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { CarKey } from '../../fleet/stores/car-busy.ts'
import { schedulesOfCars } from '../../fleet/stores/car-schedules.ts'
import type { Car } from '../../fleet/stores/cars.ts'
import { nextActiveCars } from '../../fleet/stores/fleet-pages.ts'
import { listPropertyGroups } from '../../fleet/stores/property-groups.ts'
import { tripsStillOut } from '../../fleet/stores/trips-still-out.ts'
import { propertyNames } from './car-fields.ts'
import { type Fleet, type ReadCar, toFleet, toFleetCar } from './fleet.ts'
import { readSchedule, type Schedule, toSchedule } from './schedule.ts'

/** Promises are known from this long before they are read (minutes): as far back as a search may begin. */
export const KNOWN_BACK_MINUTES = 60

// Small portions: a process that reads a hundred thousand cars goes on answering meanwhile.
const PORTION = 500

const NO_SCHEDULE = toSchedule([])

/** The schedules of some cars as they stand now, by car id; cars that nobody has booked too. */
export const readSchedules = async (
  db: Queryable,
  cars: readonly CarKey[],
  now: Date,
): Promise<Map<number, Schedule>> => {
  const since = addMinutes(now, -KNOWN_BACK_MINUTES)
  const promised = await schedulesOfCars(db, cars, since)
  const out = await tripsStillOut(db, cars, now)
  const outFrom = new Map(out.map(({ carId, start }) => [carId, start]))
  return new Map(promised.map(({ carId, minutes }) => [carId, readSchedule(minutes, outFrom.get(carId))]))
}

/** How a fleet is read: with schedules, or cars alone. It rejects soon after `stopped` is aborted. */
export type FleetReading = { readonly hasSchedules: boolean; readonly stopped: AbortSignal }

/** Reads every active car. */
export const readFleet = async (db: Queryable, now: Date, { hasSchedules, stopped }: FleetReading): Promise<Fleet> => {
  const names = propertyNames(await listPropertyGroups(db))
  const read: ReadCar[] = []
  let last = { organizationId: 0, id: 0 }
  let cars: Car[]
  do {
    stopped.throwIfAborted()
    cars = await nextActiveCars(db, now, last, PORTION)
    const keys = cars.map(({ organizationId, id }) => ({ organizationId, carId: id }))
    const schedules = hasSchedules ? await readSchedules(db, keys, now) : undefined
    for (const car of cars) {
      const schedule = schedules ? schedules.get(car.id) : NO_SCHEDULE
      if (schedule !== undefined) read.push({ car: toFleetCar(car, names), schedule })
    }
    last = cars.at(-1) ?? last
  } while (cars.length === PORTION)
  return toFleet(read)
}
