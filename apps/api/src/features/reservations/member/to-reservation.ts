import type { Reservation } from '@delebil/core-api'
import { termsOf } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import type { Context } from '../../../platform/context.ts'
import { geoPoint } from '../../../platform/geo/geo-point.ts'
import { fuelOf } from '../../fleet/fuel-of.ts'
import { toPrice } from '../../price/to-price.ts'
import { policyOf } from '../policy-of.ts'
import { reservationTimes } from '../reservation-times.ts'
import type { ReservationDetails } from '../stores/reservation-details.ts'

const optionalInstant = (at: Date | null): string | null => (at === null ? null : formatInstant(at))

/** A reservation as its people see it. `maxAvailability`: the share of its period that the car is promised to it. */
export const toReservation = (
  { carAccess }: Pick<Context, 'carAccess'>,
  stored: ReservationDetails,
  now: Date,
): Reservation => {
  const { location, car, lines, tariff, ...shown } = splitDetails(stored)
  // Where this site reaches no cars, only a phone beside one does.
  const access = carAccess ? stored.access : stored.access.filter((way) => way === 'BLUETOOTH')
  const promised = stored.canceled === null && stored.voided === null
  return {
    ...shown,
    reservationNumber: String(stored.reservationNumber),
    membership: { id: stored.membershipId, name: stored.membershipName },
    car: { ...car, access },
    location: { ...location, distance: null },
    start: formatInstant(stored.start),
    end: formatInstant(stored.end),
    effectiveEnd: formatInstant(stored.busyUntil),
    started: optionalInstant(stored.started),
    ended: optionalInstant(stored.ended),
    created: formatInstant(stored.created),
    state: reservationTimes(stored, now).state,
    maxAvailability: promised ? 100 : 0,
    hourlyRate: tariff.hourOre,
    kilometers: stored.kilometers ?? 0,
    price: toPrice(lines, tariff),
    policy: { ...termsOf(stored), actWindowMinutes: policyOf(stored, now).actWindowMinutes },
  }
}

const splitDetails = (stored: ReservationDetails) => {
  const { id, membershipId, organizationId, personId, carId, licensePlate, model, modelId } = stored
  const { superDamageWaiver, userNote, carWasDamaged, needsReview, drivers, lines, tariff } = stored
  const { lat, lng, ...place } = stored.location
  return {
    id,
    membershipId,
    organizationId,
    personId,
    carId,
    licensePlate,
    model,
    modelId,
    superDamageWaiver,
    userNote,
    carWasDamaged,
    needsReview,
    drivers,
    lines,
    tariff,
    car: {
      id: carId,
      carNumber: stored.carNumber,
      bodyType: stored.bodyType,
      color: stored.color,
      fuel: fuelOf(stored.properties),
    },
    location: { ...place, geojson: geoPoint({ lat, lng }) },
  }
}
