import { expect, it } from 'vitest'
import * as bluetooth from './bluetooth.ts'
import * as rules from './index.ts'

it('[N2] the limits are those of the specification', () => {
  expect({ ...rules, ...bluetooth }).toMatchObject({
    REQUEST_TIMEOUT_MS: 15_000,
    GEOLOCATION_TIMEOUT_MS: 20_000,
    ROUTE_TIMEOUT_MS: 5000,
    USER_INFO_CACHE_MS: 600_000,
    FEATURE_TOGGLE_CACHE_MS: 900_000,
    ACTIVE_RESERVATIONS_REFRESH_MS: 600_000,
    CAR_LIST_REFRESH_MS: 240_000,
    UPDATE_CHECK_MS: 60_000,
    PRODUCT_SEARCH_DEBOUNCE_MS: 400,
    EXTERNAL_LOCATION_DEBOUNCE_MS: 300,
    EXTERNAL_LOCATION_PAGE_SIZE: 20,
    FILTER_DEBOUNCE_MS: 250,
    BLUETOOTH_SCAN_INTERVAL_MS: 15_000,
    BLUETOOTH_SCAN_REPEAT_MS: 45_000,
    EXTENSION_STEP_MINUTES: 30,
    MIN_RESERVATION_MINUTES: 60,
    FINISHED_AFTER_MINUTES: 30,
    AVAILABILITY_CAP_DAYS: 30,
    AVAILABILITY_LOOKUP_MONTHS: 2,
    HISTORIC_PAGE_SIZE: 20,
    SWAP_PAGE_SIZE: 100,
    LIST_PAGE_SIZE: 100,
    MODELS_PAGE_SIZE: 9999,
    SEATS_MIN: 1,
    SEATS_MAX: 9,
    RECENT_LOCATIONS_KEPT: 5,
    MAP_ZOOM_MIN: 2,
    MAP_ZOOM_MAX: 18,
    MAP_ZOOM_DEFAULT: 15,
    MAP_CLUSTER_RADIUS: 40,
    MOBILE_BREAKPOINT_PX: 1136,
    PHONE_MAX_LENGTH: 17,
    PASSWORD_MIN_LENGTH: 8,
    DISTANCE_DECIMALS_UNTIL_METRES: 9900,
    MEMBERSHIP_RETRY_STEP_MS: 100,
    MEMBERSHIP_RETRY_MAX_MS: 10_000,
    SUPER_DAMAGE_WAIVER_DEFAULT: true,
    HIDE_UNAVAILABLE_DEFAULT: false,
    INCLUDE_NON_RESERVATION_LINES_DEFAULT: true,
    OSLO_TIME_ZONE: 'Europe/Oslo',
  })
  expect(rules.standardPolicy).toMatchObject({
    actWindowMinutes: 10,
    cancelFreeMinutes: 60,
    cancelFeeWindowHours: 48,
    cancelFeePercent: 50,
  })
  expect(Math.abs(rules.MAP_DEFAULT_CENTER.latitude - 60.39)).toBeLessThan(0.05)
  expect(Math.abs(rules.MAP_DEFAULT_CENTER.longitude - 5.32)).toBeLessThan(0.05)
})
