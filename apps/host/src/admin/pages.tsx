import { type ComponentType, lazy } from 'react'
import { adminPaths } from './admin-paths.ts'

const NightDeskPage = lazy(async () => ({ default: (await import('./night-desk/night-desk-page.tsx')).NightDeskPage }))
const FleetMapPage = lazy(async () => ({ default: (await import('./fleet-map/fleet-map-page.tsx')).FleetMapPage }))
const WhoDrovePage = lazy(async () => ({ default: (await import('./who-drove/who-drove-page.tsx')).WhoDrovePage }))

/** A page of the admin area that is no list and no record; each is a chunk of its own. */
export interface AdminPage {
  readonly path: string
  readonly heading: string
  /** `lazy(() => import(...))` */
  readonly Page: ComponentType
}

/** Who may open one is said by its item in the menu, and enforced by the calls it makes. */
export const adminPages: readonly AdminPage[] = [
  { path: adminPaths.nightDesk, heading: 'Vaktbord', Page: NightDeskPage },
  { path: adminPaths.whoDrove, heading: 'Hvem kjørte?', Page: WhoDrovePage },
  { path: adminPaths.fleetMap, heading: 'Flåtekart', Page: FleetMapPage },
]
