export {
  type AskedBooking,
  type BookingHost,
  type ChangeFailure,
  type FindCarRoute,
  type FindCarStep,
  type StaffLink,
  type StaffSubject,
  useBookingHost,
} from './booking-host.ts'
export { BookingHostProvider, type BookingHostProviderProps } from './booking-host-provider.tsx'
export { whenIdle } from './data/when-idle.ts'
export { askedBookingQuery, readAskedBooking } from './find-car/asked-booking.ts'
export { FindCar } from './find-car/find-car.tsx'
export type { FindCarProps } from './find-car/find-car-frame.tsx'
export { FindCarLate } from './find-car/find-car-late.tsx'
export { createFindCarControl, type FindCarControl, findCarControl } from './find-car/model.ts'
export { SingleCar, type SingleCarProps } from './find-car/single-car.tsx'
export { LocationCars, type LocationCarsProps } from './location/location-cars.tsx'
export { MapBoundary, type MapBoundaryProps } from './map/map-boundary.tsx'
export type { NativeControl } from './native/native-control.ts'
export { ReadinessNotice, type ReadinessNoticeProps } from './readiness/readiness-notice.tsx'
export { fetchActiveReservations } from './reservation/active-reservations.ts'
export { Nearby, type NearbyProps } from './reservation/bluetooth/nearby.tsx'
export { ReservationPage, type ReservationPageProps } from './reservation/reservation-page.tsx'
export { Reservations, type ReservationsProps } from './reservation/reservations.tsx'
export { fetchFirstSearch, renewFirstSearch } from './search/fetch-first-search.ts'
export { SharedReservation, type SharedReservationProps } from './shared/shared-reservation.tsx'
