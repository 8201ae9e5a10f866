import { formatInstant } from '@delebil/validation/time'
import type { AdminVerb } from '../../admin-records/admin-verb.ts'
import { readRecord } from '../../admin-records/write-record.ts'
import { listCarTrips } from '../stores/car-trips.ts'

/** Who has a car now, and what is promised of it from now on. */
export const carTrips: AdminVerb<'cars.trips'> = async (context, call) => {
  const { db, office, now, input } = call
  const { id } = await readRecord({ context, call }, 'cars', input.params.id)
  const found = await listCarTrips(db, { organizationId: office.organizationId, carId: id }, now, input.query.size)
  return {
    answer: {
      data: found.map(({ start, end, ...trip }) => ({ ...trip, start: formatInstant(start), end: formatInstant(end) })),
    },
  }
}
