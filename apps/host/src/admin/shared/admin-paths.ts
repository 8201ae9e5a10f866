import type { AdminKey } from '@delebil/core-api/admin'
import { paths } from '../../site/paths.ts'

/** The resources with pages of their own: which types of membership there are is asked for where one is chosen. */
export type PagedKey = Exclude<AdminKey, 'membershipTypes'>

const at = (path: string) => `${paths.admin}/${path}`
const recordAt = (path: string) => (record: { readonly id: number }) => at(`${path}/${record.id}`)
const group = (path: string) => ({ path: at(path), newPath: at(`${path}/new`), recordPath: recordAt(path) })

/** Addresses of resources (spec 2). Others than those of a screen are known here: screens show the way to each other. */
const ofResources = {
  persons: group('user-management/persons'),
  memberships: group('user-management/memberships'),
  'member-cards': group('user-management/member-cards'),
  reservations: group('reservation-management/reservations'),
  'admin-reservations': group('reservation-management/admin-reservations'),
  'problem-reservations': group('reservation-management/work-list'),
  messages: group('reservation-management/messages'),
  damages: group('damages'),
  cars: group('fleet-management/cars'),
  assignments: group('fleet-management/assignments'),
  'entity-messages': group('fleet-management/entity-messages'),
  models: group('fleet-management/models'),
  locations: group('fleet-management/locations'),
  'car-image': group('fleet-management/car-images'),
  situations: group('help/edit'),
  'situations/specific': group('help/edit/specific'),
  'feature-toggles': group('feature-toggles'),
} satisfies Readonly<Record<PagedKey, object>>

/** Addresses of the admin area (spec 2). */
export const adminPaths = {
  ...ofResources,
  search: at('search'),
  settings: at('settings'),
  nightDesk: at('night-desk'),
  whoDrove: at('fleet-management/who-drove'),
  fleetMap: at('fleet-management/map'),
  bulkRuns: at('bulk-runs'),
  people: at('user-management'),
  trips: at('reservation-management'),
  fleet: at('fleet-management'),
  fleetPlan: at('fleet-management/plan'),
  conflicts: at('reservation-management/conflicts'),
  helpOverview: at('help/overview'),
} as const
