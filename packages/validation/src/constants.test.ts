import { expect, it } from 'vitest'
import * as rules from './constants.ts'

// The specification's own table is the law here, and no rule has a border by which another test would hold these. What a rule reads is held there.
it('[N2] the limits are those of the specification', () => {
  expect(rules).toMatchObject({
    REQUEST_TIMEOUT_MS: 15_000,
    GEOLOCATION_TIMEOUT_MS: 20_000,
    ROUTE_TIMEOUT_MS: 5000,
    USER_INFO_CACHE_MS: 600_000,
    FEATURE_TOGGLE_CACHE_MS: 900_000,
    ACTIVE_RESERVATIONS_REFRESH_MS: 600_000,
    CAR_LIST_REFRESH_MS: 240_000,
    UPDATE_CHECK_MS: 60_000,
    EXTERNAL_LOCATION_DEBOUNCE_MS: 300,
    EXTERNAL_LOCATION_PAGE_SIZE: 20,
    FILTER_DEBOUNCE_MS: 250,
    PRODUCT_SEARCH_DEBOUNCE_MS: 400,
    HISTORIC_PAGE_SIZE: 20,
    SWAP_PAGE_SIZE: 100,
    LIST_PAGE_SIZE: 100,
    MODELS_PAGE_SIZE: 9999,
    RECENT_LOCATIONS_KEPT: 5,
    MAP_ZOOM_MIN: 2,
    MAP_ZOOM_MAX: 18,
    MAP_ZOOM_DEFAULT: 15,
    MAP_CLUSTER_RADIUS: 40,
    SUPER_DAMAGE_WAIVER_DEFAULT: true,
    HIDE_UNAVAILABLE_DEFAULT: false,
  })
  expect(Math.abs(rules.MAP_DEFAULT_CENTER.latitude - 60.39)).toBeLessThan(0.05)
  expect(Math.abs(rules.MAP_DEFAULT_CENTER.longitude - 5.32)).toBeLessThan(0.05)
})
