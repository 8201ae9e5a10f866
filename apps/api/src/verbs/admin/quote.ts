import { checkPeriod, formatInstant, priceReservation } from '@delebil/validation'
import { doubtsOf } from '../../features/reservations/booking-doubts.ts'
import { Refusal } from '../../refusal.ts'
import { refuseField } from '../../refuse-field.ts'
import { listTaking } from '../../stores/admin/reservations.ts'
import { findCarOf } from '../../stores/cars.ts'
import { toPrice } from '../to-price.ts'
import type { AdminVerb } from './admin-verb.ts'

/** What a reservation would cost, and what stands in its way. */
export const quoteReservation: AdminVerb<'reservations.quote'> = async (_context, call) => {
  const { db, office, now, input } = call
  const { organizationId } = office
  const { carId, membershipId, personId, ...trip } = input.query
  const problem = checkPeriod(trip)
  if (problem) throw refuseField('end', problem)
  const car = await findCarOf(db, organizationId, carId, now)
  if (car === undefined) throw new Refusal('resource.unknown')
  const taken = await listTaking(db, { organizationId, carId, ...trip })
  const isForMember = membershipId !== undefined && personId !== undefined
  const doubts = isForMember ? await doubtsOf(call, { ...trip, membershipId, personId }) : []
  return {
    answer: {
      price: toPrice(priceReservation(car.tariff, trip), car.tariff),
      doubts: [
        ...(taken.length > 0 ? [{ code: 'reservation.car-taken', mayOverride: false } as const] : []),
        ...doubts,
      ],
      taken: taken.map(({ start, end, ...other }) => ({
        ...other,
        start: formatInstant(start),
        end: formatInstant(end),
      })),
    },
  }
}
