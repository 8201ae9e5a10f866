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
  MODELS_PAGE_SIZE,
  PRODUCT_SEARCH_DEBOUNCE_MS,
  RECENT_LOCATIONS_KEPT,
  REQUEST_TIMEOUT_MS,
  ROUTE_TIMEOUT_MS,
  SUPER_DAMAGE_WAIVER_DEFAULT,
  SWAP_PAGE_SIZE,
  USER_INFO_CACHE_MS,
  WALK_METRES,
} from '../constants.ts'
export { type CalendarDay, checkDateField, formatDateField, isDayDisabled, parseDateField } from '../date-field.ts'
export { checkDigits } from '../digits.ts'
export {
  type AvailabilityKind,
  availabilityKind,
  DISTANCE_DECIMALS_UNTIL_METRES,
  formatDistance,
  formatNok,
  LOCALE,
} from '../display.ts'
export {
  formatDate,
  formatDateTime,
  formatDuration,
  formatLongDate,
  formatPeriod,
  formatTime,
} from '../display-time.ts'
export { addMinutes, earlierOf, HOUR_MS, laterOf, MINUTE_MS } from '../duration.ts'
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
} from '../oslo-time.ts'
export { isLastPage } from '../pagination.ts'
export { checkMaxLength, checkRequired } from '../required.ts'
export { packCode, phoneDigits, searchText, wholeNumber } from '../search-text.ts'
