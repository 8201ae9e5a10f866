import type { ComponentType } from 'react'
import { carImageTexts } from '../car-images/car-image-texts.ts'
import { conflictTexts } from '../conflicts/conflict-texts.ts'
import { ledgerTexts } from '../ledger/ledger-texts.ts'
import { licenseCheckTexts } from '../license-checks/license-check-texts.ts'
import { monthEndTexts } from '../month-end/month-end-texts.ts'
import { printFileTexts } from '../print-files/print-file-texts.ts'
import { sellerTexts } from '../seller/seller-texts.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { smsTexts } from '../sms/sms-texts.ts'
import { systemTexts } from '../system/system-texts.ts'
import { termsTexts } from '../terms/terms-texts.ts'
import { errorTexts } from '../tripletex/error-texts.ts'
import { tripletexTexts } from '../tripletex/tripletex-texts.ts'
import { adminTexts } from './admin-texts.ts'
import { lazyPage } from './lazy-page.tsx'
import { menuItems } from './menu.ts'

const ConflictsPage = lazyPage(async () => (await import('../conflicts/conflicts-page.tsx')).ConflictsPage)
const NightDeskPage = lazyPage(async () => (await import('../night-desk/night-desk-page.tsx')).NightDeskPage)
const FleetMapPage = lazyPage(async () => (await import('../fleet-map/fleet-map-page.tsx')).FleetMapPage)
const PlanPage = lazyPage(async () => (await import('../fleet-plan/plan-page.tsx')).FleetPlanPage)
const LicenseChecksPage = lazyPage(
  async () => (await import('../license-checks/license-checks-page.tsx')).LicenseChecksPage,
)
const WhoDrovePage = lazyPage(async () => (await import('../who-drove/who-drove-page.tsx')).WhoDrovePage)

const BulkRunsPage = lazyPage(async () => (await import('./bulk-runs-page.tsx')).BulkRunsPage)

const FeatureTogglesPage = lazyPage(
  async () => (await import('../feature-toggles/feature-toggles-page.tsx')).FeatureTogglesPage,
)

/** A page of the admin area that is no list and no record; each is a chunk of its own. */
export interface AdminPage {
  readonly path: string
  readonly heading: string
  /** `lazyPage(async () => (await import(...)).ThePage)` */
  readonly Page: ComponentType
}

/** Who may open one is said by its item in the menu, and enforced by the calls it makes. */
export const adminPages: readonly AdminPage[] = [
  {
    path: adminPaths.sms.newPath,
    heading: smsTexts.newHeading,
    Page: lazyPage(async () => (await import('../sms/new-sms-page.tsx')).NewSmsPage),
  },
  { path: adminPaths['feature-toggles'].path, heading: 'Brytere', Page: FeatureTogglesPage },
  { path: adminPaths.fleetPlan, heading: 'Flåteplan', Page: PlanPage },
  {
    path: adminPaths['car-image'].newPath,
    heading: carImageTexts.uploadHeading,
    Page: lazyPage(async () => (await import('../car-images/new-car-image-page.tsx')).NewCarImagePage),
  },
  {
    path: adminPaths.helpOverview,
    heading: 'Hjelpesider',
    Page: lazyPage(async () => (await import('../help/help-overview-page.tsx')).HelpOverviewPage),
  },
  { path: adminPaths.bulkRuns, heading: adminTexts.bulkRuns, Page: BulkRunsPage },
  { path: adminPaths.conflicts, heading: conflictTexts.heading, Page: ConflictsPage },
  { path: adminPaths.nightDesk, heading: 'Vaktbord', Page: NightDeskPage },
  { path: adminPaths.licenseChecks, heading: licenseCheckTexts.heading, Page: LicenseChecksPage },
  {
    path: adminPaths.aged,
    heading: ledgerTexts.agedHeading,
    Page: lazyPage(async () => (await import('../ledger/aged-page.tsx')).AgedPage),
  },
  {
    path: adminPaths.monthEnd,
    heading: monthEndTexts.heading,
    Page: lazyPage(async () => (await import('../month-end/month-end-page.tsx')).MonthEndPage),
  },
  { path: adminPaths.whoDrove, heading: 'Hvem kjørte?', Page: WhoDrovePage },
  { path: adminPaths.fleetMap, heading: 'Flåtekart', Page: FleetMapPage },
  {
    path: adminPaths.printFiles,
    heading: printFileTexts.heading,
    Page: lazyPage(async () => (await import('../print-files/print-files-page.tsx')).PrintFilesPage),
  },
  {
    path: adminPaths.settings,
    heading: adminTexts.settings,
    Page: lazyPage(async () => {
      const [{ SetupPage }, { SettingsPage }] = await Promise.all([
        import('../setup/setup-page.tsx'),
        import('../settings/settings-page.tsx'),
      ])
      return () => (
        <SetupPage>
          <SettingsPage />
        </SetupPage>
      )
    }),
  },
  {
    path: adminPaths.staff,
    heading: adminTexts.staff,
    Page: lazyPage(async () => {
      const { StaffPage } = await import('../staff/staff-page.tsx')
      return () => <StaffPage pages={menuItems} />
    }),
  },
  {
    path: adminPaths.terms,
    heading: termsTexts.heading,
    Page: lazyPage(async () => (await import('../terms/terms-page.tsx')).TermsPage),
  },
  {
    path: adminPaths.seller,
    heading: sellerTexts.heading,
    Page: lazyPage(async () => (await import('../seller/seller-page.tsx')).SellerPage),
  },
  {
    path: adminPaths.tripletexErrors,
    heading: errorTexts.heading,
    Page: lazyPage(async () => (await import('../tripletex/tripletex-errors-page.tsx')).TripletexErrorsPage),
  },
  {
    path: adminPaths.tripletexConfiguration,
    heading: tripletexTexts.heading,
    Page: lazyPage(
      async () => (await import('../tripletex/tripletex-configuration-page.tsx')).TripletexConfigurationPage,
    ),
  },
  {
    path: adminPaths.system,
    heading: systemTexts.heading,
    Page: lazyPage(async () => (await import('../system/system-page.tsx')).SystemPage),
  },
]
