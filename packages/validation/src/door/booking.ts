export {
  AVAILABILITY_CAP_DAYS,
  AVAILABILITY_LOOKUP_MONTHS,
  type Availability,
  type AvailabilityKind,
  availabilityKind,
  availabilityLookupWindow,
  availabilityOf,
  availabilityOfMinutes,
  isAvailabilityShown,
  type MinuteAvailability,
} from '../availability.ts'
export {
  type AvailabilityPeriod,
  availabilityPeriods,
  type PeriodState,
  periodStates,
  reservedDays,
} from '../availability-periods.ts'
export {
  actWindow,
  may,
  type ReservationAction,
  type ReservationActor,
  type ReservationFor,
  reservationActions,
} from '../may.ts'
export { type PeriodBounds, pushEnd, pushStart } from '../push-period.ts'
export {
  BOOKING_HORIZON_DAYS,
  checkPeriod,
  checkReservationPeriod,
  EXTENSION_STEP_MINUTES,
  MIN_RESERVATION_MINUTES,
  type Period,
  periodMinutes,
  periodsOverlap,
  RESERVATION_MAX_DAYS,
  START_GRACE_MINUTES,
} from '../reservation-period.ts'
export {
  deriveReservationState,
  FINISHED_AFTER_MINUTES,
  isActiveReservation,
  isFinishedReservation,
  type ReservationFacts,
  type ReservationState,
  type ReservationTimes,
  reservationStates,
} from '../reservation-state.ts'
export {
  DEFAULT_END_TIME,
  DEFAULT_START_HOURS,
  defaultSearchEnd,
  defaultSearchPeriod,
  HALF_HOUR_MINUTES,
  type HalfHourSlot,
  halfHourSlots,
  isStartNow,
  LAST_SLOT_MINUTES,
  pickStartDate,
  roundUpToHalfHour,
  START_NOW_TEXT,
  type SwapSearch,
  swapSearchPeriod,
} from '../search-period.ts'
