import type { PriceLine } from '@delebil/validation'
import type { Car } from '../../fleet/stores/cars.ts'
import type { Membership } from '../../memberships/stores/memberships.ts'
import type { MadeReservation, NewReservation } from '../stores/insert-reservation.ts'
import type { ReservationDetails } from '../stores/reservation-details.ts'

const untouched = {
  started: null,
  ended: null,
  canceled: null,
  voided: null,
  userNote: null,
  carWasDamaged: null,
  needsReview: false,
  kilometersMissing: false,
  startOdometer: null,
  startOdometerAt: null,
  endOdometer: null,
  endOdometerAt: null,
  version: 1,
}

/** A reservation as it stands the moment it is booked, told without reading back what has just been written. */
export const newReservation = (
  booking: NewReservation & Pick<ReservationDetails, 'decided'> & { lines: readonly PriceLine[] },
  { id, reservationNumber, personName }: MadeReservation,
  { name: membershipName, defaultLocation }: Membership,
  car: Car,
): ReservationDetails => {
  const { carNumber, licensePlate, bodyType, color, model, modelId, dialToOpenPhone, tariff, lat, lng } = car
  const { access, properties } = car
  const { locationId, locationName, parkingDescription } = car
  return {
    ...booking,
    ...untouched,
    id,
    reservationNumber,
    membershipName,
    defaultLocation: defaultLocation === null ? null : JSON.parse(defaultLocation),
    carNumber,
    licensePlate,
    bodyType,
    color,
    model,
    modelId,
    dialToOpenPhone,
    access,
    properties,
    tariff,
    location: { id: locationId, name: locationName, lat, lng, parkingDescription },
    busyUntil: booking.end,
    kilometers: booking.kilometers ?? null,
    drivers: [{ id: booking.personId, name: personName }],
    lines: [...booking.lines],
  }
}
