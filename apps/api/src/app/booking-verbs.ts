import { dialToOpen } from '../features/car-access/dial-to-open.ts'
import { getCarState } from '../features/car-access/get-car-state.ts'
import { lockCar } from '../features/car-access/lock-car.ts'
import { reportCarLogIn } from '../features/car-access/report-car-log-in.ts'
import { getLocation } from '../features/fleet/get-location.ts'
import { listLocations } from '../features/fleet/list-locations.ts'
import { listOrganizations } from '../features/organizations/list-organizations.ts'
import { cancelReservation } from '../features/reservations/member/cancel-reservation.ts'
import { changeCar } from '../features/reservations/member/change-car.ts'
import { checkConcurrentReservationLimit } from '../features/reservations/member/check-concurrent-reservation-limit.ts'
import { createReservation } from '../features/reservations/member/create-reservation.ts'
import { endReservation } from '../features/reservations/member/end-reservation.ts'
import { extendReservation } from '../features/reservations/member/extend-reservation.ts'
import { getExtensibility } from '../features/reservations/member/get-extensibility.ts'
import { getReservation } from '../features/reservations/member/get-reservation.ts'
import { listActiveReservations } from '../features/reservations/member/list-active-reservations.ts'
import { listDrivers } from '../features/reservations/member/list-drivers.ts'
import { listHistoricReservations } from '../features/reservations/member/list-historic-reservations.ts'
import { quoteReservation } from '../features/reservations/member/quote-reservation.ts'
import { startReservationNow } from '../features/reservations/member/start-reservation-now.ts'
import { updateDrivers } from '../features/reservations/member/update-drivers.ts'
import { updateReservationNote } from '../features/reservations/member/update-reservation-note.ts'
import { getCar } from '../features/search/get-car.ts'
import { getCarAvailability } from '../features/search/get-car-availability.ts'
import { getFilters } from '../features/search/get-filters.ts'
import { getPrice } from '../features/search/get-price.ts'
import { getReservedDays } from '../features/search/get-reserved-days.ts'
import { searchCars } from '../features/search/search-cars.ts'
import { listSituationTags } from '../features/situations/list-situation-tags.ts'
import { listSituations } from '../features/situations/list-situations.ts'
import type { Verbs } from '../platform/verb.ts'
import { entityMessageVerbs } from './entity-message-verbs.ts'
import { invoiceVerbs } from './invoice-verbs.ts'
import { membershipVerbs } from './membership-verbs.ts'
import { messageVerbs } from './message-verbs.ts'
import { paymentVerbs } from './payment-verbs.ts'
import { placeVerbs } from './place-verbs.ts'
import { sharingVerbs } from './sharing-verbs.ts'
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
