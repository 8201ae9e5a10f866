/** Limits and schedules that belong to no single rule. Those that do stand beside their rule. */

/** A call that takes longer has failed (ms). */
export const REQUEST_TIMEOUT_MS = 15_000
/** The browser gets this long to find the position (ms). */
export const GEOLOCATION_TIMEOUT_MS = 20_000
/** The journey planner gets this long to answer (ms). */
export const ROUTE_TIMEOUT_MS = 5_000

/** Session user info is dropped after this (ms). */
export const USER_INFO_CACHE_MS = 10 * 60_000
/** A feature toggle is asked for again after this (ms). */
export const FEATURE_TOGGLE_CACHE_MS = 15 * 60_000
/** Active reservations are refreshed this often (ms). */
export const ACTIVE_RESERVATIONS_REFRESH_MS = 10 * 60_000
/** The car list is refreshed this often, away from /findcar and while the tab is visible (ms). */
export const CAR_LIST_REFRESH_MS = 4 * 60_000
/** A new version of the site is looked for this often (ms). */
export const UPDATE_CHECK_MS = 60_000

/** Wait after the last key before places are searched (ms). */
export const EXTERNAL_LOCATION_DEBOUNCE_MS = 300
/** Places asked for in one search. */
export const EXTERNAL_LOCATION_PAGE_SIZE = 20
/** Wait after the last filter change before the list is refreshed (ms). */
export const FILTER_DEBOUNCE_MS = 250

/** Wait after the last key before products are searched (ms). */
export const PRODUCT_SEARCH_DEBOUNCE_MS = 400

/** Cars nearby are scanned for this often over Bluetooth (ms). */
export const BLUETOOTH_SCAN_INTERVAL_MS = 15_000
/** A scan is not repeated within this while one is running (ms). */
export const BLUETOOTH_SCAN_REPEAT_MS = 45_000

/** Historic reservations of one page. */
export const HISTORIC_PAGE_SIZE = 20
/** Cars of one swap search. */
export const SWAP_PAGE_SIZE = 100
/** Entries of one page of lists that say nothing else. */
export const LIST_PAGE_SIZE = 100
/** Car models asked for at once. */
export const MODELS_PAGE_SIZE = 9999

/** Recent locations kept. */
export const RECENT_LOCATIONS_KEPT = 5

/** Map zoom, from the whole world to a street. */
export const MAP_ZOOM_MIN = 2
export const MAP_ZOOM_MAX = 18
export const MAP_ZOOM_DEFAULT = 15
/** Cars closer than this become one marker (pixels). */
export const MAP_CLUSTER_RADIUS = 40
/** Where the map starts when no position is known: Bergen (degrees, WGS 84). */
export const MAP_DEFAULT_CENTER = { latitude: 60.3925, longitude: 5.3233 } as const

/** How a search begins. */
export const SUPER_DAMAGE_WAIVER_DEFAULT = true
export const HIDE_UNAVAILABLE_DEFAULT = false

/** Lines of an invoice are shown with those that are about no reservation. */
export const INCLUDE_NON_RESERVATION_LINES_DEFAULT = true

/** A free car within this is near enough to walk to; where there is none, the fleet has a gap (metres). */
export const WALK_METRES = 500
/** An electric car with less than this before its next booking needs a hand (percent). */
export const LOW_CHARGE_PERCENT = 30

/** How long a second step counts as recent where something cannot be undone (minutes). */
export const SECOND_STEP_MINUTES = 10
