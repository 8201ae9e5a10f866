import type { Reservation } from '@delebil/core-api'
import { lawPolicyOf, termsOf } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import type { Context } from '../../../platform/context.ts'
import { distanceMetres } from '../../../platform/geo/distance-metres.ts'
import { geoPoint } from '../../../platform/geo/geo-point.ts'
import type { Caller } from '../../../platform/verb.ts'
import { fuelOf } from '../../fleet/fuel-of.ts'
import { toPrice } from '../../price/to-price.ts'
import { policyOf } from '../policy-of.ts'
import { reservationTimes } from '../reservation-times.ts'
import type { ReservationDetails } from '../stores/reservation-details.ts'

const distanceTo = ({ defaultLocation: from, location }: ReservationDetails): number | null =>
  from && distanceMetres({ lat: from.latitude, lng: from.longitude }, location)

/** A reservation as one of its people sees it. `maxAvailability`: the share of its period that the car is promised to it. */
export const toReservation = (
  { carAccess }: Pick<Context, 'carAccess'>,
  { license }: Pick<Caller, 'license'>,
  stored: ReservationDetails,
  now: Date,
): Reservation => {
  const { lat, lng, ...place } = stored.location
  // Where this site reaches no cars, only a phone beside one does.
  const access = carAccess ? stored.access : stored.access.filter((way) => way === 'BLUETOOTH')
  const promised = stored.canceled === null && stored.voided === null
  return {
    id: stored.id,
    reservationNumber: String(stored.reservationNumber),
    membershipId: stored.membershipId,
    membership: { id: stored.membershipId, name: stored.membershipName },
    organizationId: stored.organizationId,
    personId: stored.personId,
    carId: stored.carId,
    car: {
      id: stored.carId,
      carNumber: stored.carNumber,
      bodyType: stored.bodyType,
      color: stored.color,
      access,
      fuel: fuelOf(stored.properties),
    },
    licensePlate: stored.licensePlate,
    model: stored.model,
    modelId: stored.modelId,
    location: { ...place, distance: distanceTo(stored), geojson: geoPoint({ lat, lng }) },
    start: formatInstant(stored.start),
    end: formatInstant(stored.end),
    effectiveEnd: formatInstant(stored.busyUntil),
    started: stored.started && formatInstant(stored.started),
    ended: stored.ended && formatInstant(stored.ended),
    created: formatInstant(stored.created),
    state: reservationTimes(stored, now).state,
    maxAvailability: promised ? 100 : 0,
    hourlyRate: stored.tariff.hourOre,
    superDamageWaiver: stored.superDamageWaiver,
    kilometers: stored.kilometers ?? 0,
    kilometersMissing: stored.kilometersMissing,
    odometer: { start: stored.startOdometer, end: stored.endOdometer },
    userNote: stored.userNote,
    carWasDamaged: stored.carWasDamaged,
    needsReview: stored.needsReview || stored.kilometersMissing,
    drivers: stored.drivers,
    price: toPrice(stored.lines, stored.tariff),
    policy: { ...termsOf(stored), ...lawPolicyOf(policyOf(stored, now)) },
    license,
  }
}
