import { checkPeriod, priceReservation } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { orRefuse } from '../../../platform/or-refuse.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import type { AdminVerb } from '../../admin-records/admin-verb.ts'
import { findCarOf } from '../../fleet/stores/cars.ts'
import { toPrice } from '../../price/to-price.ts'
import { warningsOf } from '../booking-warnings.ts'
import { listTaking } from '../stores/staff-reservations.ts'

/** What a reservation would cost, and what stands in its way. */
export const quoteReservation: AdminVerb<'reservations.quote'> = async (_context, call) => {
  const { db, office, now, input } = call
  const { organizationId } = office
  const { carId, membershipId, personId, ...trip } = input.query
  const problem = checkPeriod(trip)
  if (problem) throw refuseField('end', problem)
  const car = orRefuse(await findCarOf(db, organizationId, carId, now))
  const taken = await listTaking(db, { organizationId, carId, ...trip })
  const isForMember = membershipId !== undefined && personId !== undefined
  const warnings = isForMember ? await warningsOf(call, { ...trip, membershipId, personId }) : []
  return {
    answer: {
      price: toPrice(priceReservation(car.tariff, trip), car.tariff),
      warnings: [
        ...(taken.length > 0 ? [{ code: 'reservation.car-taken', mayOverride: false } as const] : []),
        ...warnings,
      ],
      taken: taken.map(({ start, end, ...other }) => ({
        ...other,
        start: formatInstant(start),
        end: formatInstant(end),
      })),
    },
  }
}
