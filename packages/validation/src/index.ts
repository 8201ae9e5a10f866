export {
  AVAILABILITY_CAP_DAYS,
  AVAILABILITY_LOOKUP_MONTHS,
  type Availability,
  availabilityLookupWindow,
  availabilityOf,
  availabilityOfMinutes,
  isAvailabilityShown,
  type MinuteAvailability,
} from './availability.ts'
export {
  type AvailabilityPeriod,
  availabilityPeriods,
  type PeriodState,
  periodStates,
  reservedDays,
} from './availability-periods.ts'
export {
  CALLER_CHECK_ANSWERS,
  CALLER_CHECK_MINUTES,
  type CallerQuestion,
  callerCheckedUntil,
  callerQuestions,
  callerQuestionText,
  isCallerChecked,
  mayStaffReachCar,
} from './caller-check.ts'
export {
  CANCEL_FEE_PERCENT,
  CANCEL_FEE_WINDOW_HOURS,
  type CancellationFee,
  type CancellationMoment,
  cancellationFee,
  cancellationFeeChangesAt,
  cancellationFeeText,
  FREE_CANCEL_AFTER_BOOKING_MINUTES,
} from './cancellation-fee.ts'
export { type CarAccessWay, carAccessWays, hasTelematics, isCharged, isFuelled, openingWay } from './car-access.ts'
export { changeFailedText, isUnknownFailure } from './change-failure.ts'
export { type Charge, isChargeShort } from './charge.ts'
export { CHARGED_STEP_MINUTES, chargedHours } from './charged-hours.ts'
export {
  ACTIVE_RESERVATIONS_REFRESH_MS,
  CAR_LIST_REFRESH_MS,
  EXTERNAL_LOCATION_DEBOUNCE_MS,
  EXTERNAL_LOCATION_PAGE_SIZE,
  FEATURE_TOGGLE_CACHE_MS,
  FILTER_DEBOUNCE_MS,
  GEOLOCATION_TIMEOUT_MS,
  HIDE_UNAVAILABLE_DEFAULT,
  HISTORIC_PAGE_SIZE,
  INCLUDE_NON_RESERVATION_LINES_DEFAULT,
  LIST_PAGE_SIZE,
  LOW_CHARGE_PERCENT,
  MAP_CLUSTER_RADIUS,
  MAP_DEFAULT_CENTER,
  MAP_ZOOM_DEFAULT,
  MAP_ZOOM_MAX,
  MAP_ZOOM_MIN,
  MOBILE_BREAKPOINT_PX,
  MODELS_PAGE_SIZE,
  PRODUCT_SEARCH_DEBOUNCE_MS,
  RECENT_LOCATIONS_KEPT,
  REQUEST_TIMEOUT_MS,
  ROUTE_TIMEOUT_MS,
  SUPER_DAMAGE_WAIVER_DEFAULT,
  SWAP_PAGE_SIZE,
  UPDATE_CHECK_MS,
  USER_INFO_CACHE_MS,
  WALK_METRES,
} from './constants.ts'
export type { DamageKind, DamagePlace } from './damage.ts'
export { damageKinds, damagePlaces, damagePlaceText, damageStates } from './damage.ts'
export { type CalendarDay, checkDateField, formatDateField, isDayDisabled, parseDateField } from './date-field.ts'
export { checkDigits } from './digits.ts'
export {
  type AvailabilityKind,
  availabilityKind,
  DISTANCE_DECIMALS_UNTIL_METRES,
  formatDistance,
  formatNok,
  LOCALE,
} from './display.ts'
export { formatDate, formatDateTime, formatDuration, formatLongDate, formatPeriod, formatTime } from './display-time.ts'
export { addDriver } from './drivers.ts'
export { addMinutes, earlierOf, HOUR_MS, laterOf, MINUTE_MS } from './duration.ts'
export { checkEmail, checkEmails, EMAIL_MAX_LENGTH, parseEmails } from './email.ts'
export {
  countActiveFilters,
  type FilteredCar,
  type FilterGroup,
  type FilterOperator,
  type FilterValue,
  isFilterGroupActive,
  isSeatFilterActive,
  matchesFilters,
  SEATS_MAX,
  SEATS_MIN,
  type SearchFilters,
  type SeatFilter,
} from './filters.ts'
export { checkFullName } from './full-name.ts'
export {
  deriveInvoiceState,
  formatBankAccount,
  INVOICE_DUE_DAYS,
  type InvoiceLine,
  type InvoiceState,
  invoiceKid,
  invoiceStates,
  invoiceStateText,
  toInvoiceLine,
  vatOfInvoiceLines,
} from './invoice.ts'
export {
  checkInvitation,
  checkInvitee,
  checkRemoval,
  INVITATION_DAYS,
  type InvitationMoments,
  OPEN_INVITATIONS_MAX,
  type Removal,
  stateAfterJoin,
} from './joining.ts'
export { appendKidCheck, checkKid, KID_MAX_LENGTH, KID_MIN_LENGTH, type KidMethod, kidCheckCharacter } from './kid.ts'
export {
  isLicenseValid,
  LICENSE_CLASS_NEEDED,
  type LicenseState,
  licenseStateAfter,
  licenseStates,
  licenseStateText,
} from './license.ts'
export { packLicensePlate } from './license-plate.ts'
export {
  type Coordinates,
  checkLocationGeojson,
  type LocationGeometry,
  locationCoordinates,
  parseLocationGeojson,
  parseLocationGeometry,
} from './location-geojson.ts'
export {
  LOGIN_FIRST_DELAY_SECONDS,
  LOGIN_FREE_FAILURES,
  LOGIN_MAX_DELAY_SECONDS,
  loginDelay,
} from './login-attempts.ts'
export { mayReportDamage } from './may-report-damage.ts'
export {
  MEMBERSHIP_RETRY_MAX_MS,
  MEMBERSHIP_RETRY_STEP_MS,
  mayReadInvoices,
  missingMembershipRetryDelayMs,
  selectMembership,
  sortMemberships,
} from './membership-selection.ts'
export {
  describeMembership,
  isMembershipState,
  type MembershipIndicator,
  type MembershipStanding,
  type MembershipState,
  membershipStates,
  membershipStateText,
  needsIdCard,
} from './membership-state.ts'
export { MESSAGE_MAX_LENGTH, MESSAGE_PICTURES_MAX, messageKinds, RESERVATION_PICTURES_MAX } from './message.ts'
export { checkNationalId, parseNationalId } from './national-id.ts'
export {
  checkOrganizationNumber,
  organizationNumberCheckDigit,
  parseOrganizationNumber,
} from './organization-number.ts'
export {
  administeredOrganizations,
  chooseOrganizationText,
  type OrganizationPermissions,
  selectOrganization,
} from './organization-selection.ts'
export {
  addOsloDays,
  addOsloMonths,
  formatInstant,
  OSLO_TIME_ZONE,
  type OsloParts,
  type OsloWallTime,
  osloDateText,
  osloInstant,
  osloInstants,
  osloOffsetMinutes,
  osloParts,
  parseInstant,
  startOfOsloDay,
} from './oslo-time.ts'
export { isLastPage } from './pagination.ts'
export { canSubmitLogin, checkNewPassword, PASSWORD_MIN_LENGTH, PASSWORD_RESET_MINUTES } from './password.ts'
export {
  PAYMENT_GIVE_UP_MINUTES,
  type PaymentState,
  type PaymentStep,
  type ProviderPayment,
  paymentAmount,
  paymentPollDelay,
  paymentStates,
  paymentStep,
} from './payment.ts'
export { checkPhone, formatPhone, PHONE_MAX_LENGTH, parsePhone } from './phone.ts'
export { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE, PICTURE_SMALL_SIDE } from './picture-limits.ts'
export {
  cancellationLines,
  type KilometerTier,
  type PriceInput,
  type PriceLine,
  type PriceUnit,
  priceLineText,
  priceReservation,
  priceUnits,
  priceUnitText,
  sumLines,
  type Tariff,
} from './price.ts'
export {
  linesAfter,
  nextPriceStep,
  type PriceChange,
  type PricedReservation,
  type PriceStep,
  periodAfter,
  priceChanges,
  priceHold,
  QUOTE_HOLDS_MINUTES,
} from './price-change.ts'
export { isProblemCode, type ProblemCode, problemText } from './problem.ts'
export { type PeriodBounds, pushEnd, pushStart } from './push-period.ts'
export { checkMaxLength, checkRequired } from './required.ts'
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
} from './reservation-period.ts'
export {
  ACT_WINDOW_MINUTES,
  deriveReservationState,
  FINISHED_AFTER_MINUTES,
  isActiveReservation,
  isFinishedReservation,
  isInOpenWindow,
  type ReservationFacts,
  type ReservationState,
  type ReservationTimes,
  reservationStates,
  reservationStateText,
} from './reservation-state.ts'
export { type OpenTrip, type RunningCost, runningCost } from './running-cost.ts'
export { isSamePersonName } from './same-person-name.ts'
export {
  DEFAULT_END_TIME,
  DEFAULT_START_HOURS,
  defaultSearchEnd,
  defaultSearchPeriod,
  HALF_HOUR_MINUTES,
  type HalfHourSlot,
  halfHourSlots,
  LAST_SLOT_MINUTES,
  parseStartText,
  pickStartDate,
  roundUpToHalfHour,
  START_NOW_TEXT,
  type SwapSearch,
  swapSearchPeriod,
} from './search-period.ts'
export { packCode, phoneDigits, searchText, wholeNumber } from './search-text.ts'
export {
  checkSituationTags,
  isSituationFor,
  isSituationTag,
  parseHelpText,
  relevantSituations,
  SITUATION_TEXT_MAX_LENGTH,
  SITUATION_TITLE_MAX_LENGTH,
  type SituationFuel,
  type SituationQuestion,
  type SituationSource,
  type SituationTag,
  type SituationTopic,
  situationFuels,
  situationSources,
  situationTags,
  situationTagText,
  situationTopics,
  type TextBlock,
} from './situation.ts'
export { type VatShare, vatIncludedOre, vatOfLines } from './vat.ts'
export { START_PATH, safePath } from './waypoint.ts'
