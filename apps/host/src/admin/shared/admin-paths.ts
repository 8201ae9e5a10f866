import { paths } from '../../site/paths.ts'

const at = (path: string) => `${paths.admin}/${path}`
const record = (path: string) => (record: { readonly id: number }) => at(`${path}/${record.id}`)
const group = (path: string) => ({ path: at(path), newPath: at(`${path}/new`), recordPath: record(path) })

/** Addresses of the admin area (spec 2). */
export const adminPaths = {
  search: at('search'),
  featureToggles: { path: at('feature-toggles'), recordPath: record('feature-toggles') },
  settings: at('settings'),
  nightDesk: at('night-desk'),
  whoDrove: at('fleet-management/who-drove'),
  fleetMap: at('fleet-management/map'),
  bulkRuns: at('bulk-runs'),
  people: at('user-management'),
  trips: at('reservation-management'),
  fleet: at('fleet-management'),
  fleetPlan: at('fleet-management/plan'),
  persons: group('user-management/persons'),
  memberships: group('user-management/memberships'),
  memberCards: group('user-management/member-cards'),
  reservations: group('reservation-management/reservations'),
  adminReservations: group('reservation-management/admin-reservations'),
  conflicts: at('reservation-management/conflicts'),
  workList: group('reservation-management/work-list'),
  messages: group('reservation-management/messages'),
  damages: group('damages'),
  cars: group('fleet-management/cars'),
  assignments: group('fleet-management/assignments'),
  entityMessages: group('fleet-management/entity-messages'),
  models: group('fleet-management/models'),
  locations: group('fleet-management/locations'),
  carImages: { path: at('fleet-management/car-images'), newPath: at('fleet-management/car-images/new') },
  helpOverview: at('help/overview'),
  help: group('help/edit'),
  specificHelp: group('help/edit/specific'),
} as const
