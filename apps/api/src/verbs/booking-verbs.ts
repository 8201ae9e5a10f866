import type { Verbs } from '../verb.ts'
import { dialToOpen } from './car-access/dial-to-open.ts'
import { getCarState } from './car-access/get-car-state.ts'
import { lockCar } from './car-access/lock-car.ts'
import { reportCarLogIn } from './car-access/report-car-log-in.ts'
import { entityMessageVerbs } from './entity-message-verbs.ts'
import { invoiceVerbs } from './invoice-verbs.ts'
import { membershipVerbs } from './membership-verbs.ts'
import { messageVerbs } from './message-verbs.ts'
import { getLocation } from './organizations/get-location.ts'
import { listLocations } from './organizations/list-locations.ts'
import { listOrganizations } from './organizations/list-organizations.ts'
import { paymentVerbs } from './payment-verbs.ts'
import { placeVerbs } from './place-verbs.ts'
import { quoteReservation } from './price-changes/quote-reservation.ts'
import { cancelReservation } from './reservations/cancel-reservation.ts'
import { changeCar } from './reservations/change-car.ts'
import { checkConcurrentReservationLimit } from './reservations/check-concurrent-reservation-limit.ts'
import { createReservation } from './reservations/create-reservation.ts'
import { endReservation } from './reservations/end-reservation.ts'
import { extendReservation } from './reservations/extend-reservation.ts'
import { getExtensibility } from './reservations/get-extensibility.ts'
import { getReservation } from './reservations/get-reservation.ts'
import { listActiveReservations } from './reservations/list-active-reservations.ts'
import { listDrivers } from './reservations/list-drivers.ts'
import { listHistoricReservations } from './reservations/list-historic-reservations.ts'
import { startReservationNow } from './reservations/start-reservation-now.ts'
import { updateDrivers } from './reservations/update-drivers.ts'
import { updateReservationNote } from './reservations/update-reservation-note.ts'
import { getCar } from './search/get-car.ts'
import { getCarAvailability } from './search/get-car-availability.ts'
import { getFilters } from './search/get-filters.ts'
import { getPrice } from './search/get-price.ts'
import { getReservedDays } from './search/get-reserved-days.ts'
import { searchCars } from './search/search-cars.ts'
import { sharingVerbs } from './sharing-verbs.ts'
import { listSituationTags } from './situations/list-situation-tags.ts'
import { listSituations } from './situations/list-situations.ts'
import { waitListVerbs } from './wait-list-verbs.ts'

/** Finding, booking and using cars: every verb but those of the session and of the site itself. */
export const bookingVerbs = {
  listOrganizations,
  listLocations,
  getLocation,
  ...membershipVerbs,
  ...invoiceVerbs,
  ...messageVerbs,
  ...paymentVerbs,
  ...sharingVerbs,
  ...entityMessageVerbs,
  ...waitListVerbs,
  searchCars,
  ...placeVerbs,
  getFilters,
  getCar,
  getCarAvailability,
  getReservedDays,
  getPrice,
  createReservation,
  listActiveReservations,
  listHistoricReservations,
  getReservation,
  startReservationNow,
  updateReservationNote,
  endReservation,
  cancelReservation,
  dialToOpen,
  lockCar,
  reportCarLogIn,
  getCarState,
  quoteReservation,
  listSituations,
  listSituationTags,
  getExtensibility,
  extendReservation,
  listDrivers,
  updateDrivers,
  changeCar,
  checkConcurrentReservationLimit,
} as const satisfies Partial<Verbs>
