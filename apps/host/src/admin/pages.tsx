import { type ComponentType, lazy } from 'react'
import { lazyPart } from '../site/lazy-part.tsx'
import { adminPaths } from './admin-paths.ts'
import { adminTexts } from './admin-texts.ts'
import { conflictTexts } from './conflicts/conflict-texts.ts'
import { fleetTexts } from './fleet/fleet-texts.ts'

const ConflictsPage = lazy(async () => ({ default: (await import('./conflicts/conflicts-page.tsx')).ConflictsPage }))
const NightDeskPage = lazy(async () => ({ default: (await import('./night-desk/night-desk-page.tsx')).NightDeskPage }))
const FleetMapPage = lazy(async () => ({ default: (await import('./fleet-map/fleet-map-page.tsx')).FleetMapPage }))
const PlanPage = lazyPart(async () => (await import('./fleet-plan/plan-page.tsx')).FleetPlanPage)
const WhoDrovePage = lazy(async () => ({ default: (await import('./who-drove/who-drove-page.tsx')).WhoDrovePage }))

const BulkRunsPage = lazy(async () => ({ default: (await import('./bulk-runs-page.tsx')).BulkRunsPage }))

const FeatureTogglesPage = lazy(async () => ({
  default: (await import('./feature-toggles/feature-toggles-page.tsx')).FeatureTogglesPage,
}))

/** A page of the admin area that is no list and no record; each is a chunk of its own. */
export interface AdminPage {
  readonly path: string
  readonly heading: string
  /** `lazy(() => import(...))` */
  readonly Page: ComponentType
}

/** Who may open one is said by its item in the menu, and enforced by the calls it makes. */
export const adminPages: readonly AdminPage[] = [
  { path: adminPaths.featureToggles.path, heading: 'Brytere', Page: FeatureTogglesPage },
  { path: adminPaths.fleetPlan, heading: 'Flåteplan', Page: PlanPage },
  {
    path: adminPaths.carImages.newPath,
    heading: fleetTexts.uploadHeading,
    Page: lazy(() => import('./fleet/new-car-image-page.tsx').then((module) => ({ default: module.NewCarImagePage }))),
  },
  {
    path: adminPaths.helpOverview,
    heading: 'Hjelpesider',
    Page: lazy(() => import('./help/help-overview-page.tsx').then((module) => ({ default: module.HelpOverviewPage }))),
  },
  { path: adminPaths.bulkRuns, heading: adminTexts.bulkRuns, Page: BulkRunsPage },
  { path: adminPaths.conflicts, heading: conflictTexts.heading, Page: ConflictsPage },
  { path: adminPaths.nightDesk, heading: 'Vaktbord', Page: NightDeskPage },
  { path: adminPaths.whoDrove, heading: 'Hvem kjørte?', Page: WhoDrovePage },
  { path: adminPaths.fleetMap, heading: 'Flåtekart', Page: FleetMapPage },
]
