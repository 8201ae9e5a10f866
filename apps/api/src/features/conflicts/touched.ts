import type { Read } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Writing } from '../admin-records/rules.ts'
import { readRecord } from '../admin-records/write-record.ts'
import { lockCars } from '../fleet/stores/car-locks.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'
import { findReservationOf, platesOf } from '../reservations/stores/staff-reservations.ts'

/** Locks reservations, and then cars, in ascending order: the same for whoever solves or undoes. */
export const lockTouched = async (
  writing: Writing,
  ids: readonly number[],
  carIds: readonly number[],
): Promise<ReadonlyMap<number, Read<'reservations'>>> => {
  const { db, office } = writing.call
  const records = new Map<number, Read<'reservations'>>()
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    records.set(id, await readRecord(writing, 'reservations', id, 'locked'))
  }
  const own = [...records.values()].map(({ carId }) => carId)
  await lockCars(db, office.organizationId, [...own, ...carIds])
  return records
}

export const readTouched = async ({ call }: Writing, id: number): Promise<Reservation> =>
  orRefuse(await findReservationOf(call.db, { organizationId: call.office.organizationId, id }))

/** Reservations as an answer tells of them. */
export const describeTouched = async ({ call }: Writing, reservations: readonly Reservation[]) => {
  const plates = await platesOf(
    call.db,
    call.office.organizationId,
    reservations.map(({ carId }) => carId),
  )
  return reservations.map(({ id, reservationNumber, version, carId, start, end, canceled }) => ({
    reservationId: id,
    reservationNumber,
    version,
    carId,
    licensePlate: plates.get(carId) ?? '',
    start: formatInstant(start),
    end: formatInstant(end),
    isCanceled: canceled !== null,
  }))
}
