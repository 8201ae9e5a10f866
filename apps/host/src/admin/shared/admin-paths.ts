import { type AdminKey, type AdminResource, type AdminResources, adminResources } from '@delebil/core-api/admin'
import { paths } from '../../site/paths.ts'

/** The resources with pages of their own. */
export type PagedKey = {
  [K in AdminKey]: AdminResources[K]['page'] extends string ? K : never
}[AdminKey]

const at = (path: string) => `${paths.admin}/${path}`
const group = (path: string) => ({
  path: at(path),
  newPath: at(`${path}/new`),
  recordPath: ({ id }: { readonly id: number }) => at(`${path}/${id}`),
})

const paged = Object.entries<AdminResource>(adminResources).flatMap(([key, { page }]) =>
  page === null ? [] : [[key, group(page)]],
)
// Made key by key of those that say a page, as the type says.
const ofResources: Readonly<Record<PagedKey, ReturnType<typeof group>>> = Object.fromEntries(paged)

/** Where a record is; none where its kind has no page of its own. */
export const addressOf = (resource: string, id: number): string | undefined =>
  resource in ofResources ? ofResources[resource as PagedKey].recordPath({ id }) : undefined

/** Addresses of the admin area (spec 2). */
export const adminPaths = {
  ...ofResources,
  search: at('search'),
  settings: at('settings'),
  seller: at('seller'),
  terms: at('terms'),
  staff: at('staff'),
  tripletexErrors: at('billing-management/tripletex-errors'),
  tripletexConfiguration: at('billing-management/tripletex-configuration'),
  system: at('system'),
  nightDesk: at('night-desk'),
  whoDrove: at('fleet-management/who-drove'),
  fleetMap: at('fleet-management/map'),
  bulkRuns: at('bulk-runs'),
  licenseChecks: at('user-management/license-checks'),
  people: at('user-management'),
  trips: at('reservation-management'),
  fleet: at('fleet-management'),
  money: at('billing-management'),
  aged: at('billing-management/aged-receivables'),
  monthEnd: at('billing-management/month-end'),
  printFiles: at('billing-management/print-files'),
  fleetPlan: at('fleet-management/plan'),
  conflicts: at('reservation-management/conflicts'),
  helpOverview: at('help/overview'),
} as const
