import { AdminHostProvider, RecordPage, ResourceList, type Screen, useAdminHost } from '@delebil/admin-components'
import { Banner, Stack } from '@delebil/ui'
import { problemText } from '@delebil/validation/text'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Navigate, Route, Routes, useLocation, useParams, useSearchParams } from 'react-router'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { useAdministered } from '../../site/context/use-administered.ts'
import { ErrorPage } from '../../site/page/error-page.tsx'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { UnknownUrlPage } from '../../site/page/unknown-url-page.tsx'
import { paths } from '../../site/paths.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import * as css from './admin.css.ts'
import { AdminHeading } from './admin-heading.tsx'
import { AdminMenu } from './admin-menu.tsx'
import { adminTexts } from './admin-texts.ts'
import { CasesPage } from './cases-page.tsx'
import { Gate } from './gate.tsx'
import { isIn, rightsTo, searchRights } from './menu.ts'
import { OrganizationSelect } from './organization-select.tsx'
import { OverviewPage } from './overview/overview-page.tsx'
import { type AdminPage, adminPages } from './pages.tsx'
import './paper.css.ts'
import { isRecordId, RecordAt } from './record-at.tsx'
import { screens } from './screens.ts'
import { SearchPage } from './search-page.tsx'
import { createSecondStepDoor } from './second-step/create-second-step-door.ts'
import { SecondStepPlace } from './second-step/second-step-place.tsx'
import { ToLogIn } from './to-log-in.tsx'
import { useAdmin } from './use-admin.ts'
import { useOrganizationOfTab } from './use-organization-of-tab.ts'
import { withoutOrganization } from './without-organization.ts'

/** Everything under /admin, for staff; others are sent to the cars, and visitors log in there. */
export function AdminArea() {
  const { whoami, status } = useSessionState()
  const selectedOrganizationId = useOrganizationOfTab()
  const { pathname } = useLocation()
  const { unsaved } = useSite()
  const organizations = useAdministered()
  const last = useRef<number>(undefined)
  useOrganizationOfAddress()
  if (status === 'AUTHENTICATED' && !whoami) {
    const isCars = pathname.startsWith(`${adminPaths.cars.path}/`)
    return isCars ? <p role="status">{adminTexts.loadingOrganizations}</p> : <LoadingPage />
  }
  if (status === 'ANONYMOUS') return <ToLogIn hasLeft={last.current !== undefined} />
  // All rights there are gone; what is typed there stays until it is let go of.
  const isLost = last.current !== undefined && !organizations.some(({ id }) => id === last.current)
  if (isLost && unsaved.isAny()) return <Office key={last.current} organizationId={last.current ?? 0} />
  if (isLost && organizations.length === 0) return <ErrorPage variant="UNAUTHORIZED" />
  if (organizations.length === 0) return <Navigate to={paths.findCar} replace />
  const chosen = organizations.find(({ id }) => id === selectedOrganizationId)
  const own = chosen ?? (organizations.length === 1 ? organizations[0] : undefined)
  last.current = own?.id
  return own ? <Office key={own.id} organizationId={own.id} /> : <ChooseOrganization />
}

/** The Admin links of the top menu say which organisation; the address need not go on saying it. */
function useOrganizationOfAddress() {
  const { session } = useSite()
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('orgId')
  useEffect(() => {
    if (wanted === null) return
    session.state.selectedOrganizationId = Number(wanted)
    setQuery(withoutOrganization, { replace: true })
  }, [wanted, session, setQuery])
}

function ChooseOrganization() {
  return (
    <div className={css.question}>
      <Stack gapPx={16}>
        <PageHeading>{adminTexts.admin}</PageHeading>
        <p className={css.muted}>{problemText['organization.required']}</p>
        <OrganizationSelect />
      </Stack>
    </div>
  )
}

const below = (address: string) => address.slice(paths.admin.length + 1)

function Office({ organizationId }: { organizationId: number }) {
  const [areRightsChanged, setAreRightsChanged] = useState(false)
  const noteRightsChange = useCallback(() => setAreRightsChanged(true), [])
  const [door] = useState(createSecondStepDoor)
  return (
    <AdminHostProvider value={useAdmin(organizationId, noteRightsChange, door)}>
      <div className={css.frame}>
        <AdminMenu />
        <SecondStepPlace door={door} />
        <div className={css.body}>
          {areRightsChanged && (
            <Banner tone="warning" title={adminTexts.rightsChanged} onClose={() => setAreRightsChanged(false)}>
              {adminTexts.rightsChangedText}
            </Banner>
          )}
          <Routes>
            <Route index element={<OverviewPage />} />
            <Route
              path={below(adminPaths.search)}
              element={
                <Gate key="search" anyOf={searchRights}>
                  <SearchPage />
                </Gate>
              }
            />
            {redirects.map(([from, to]) => (
              <Route key={from} path={below(from)} element={<Redirect to={to} />} />
            ))}
            {adminPages.map((page) => (
              <Route key={page.path} path={below(page.path)} element={<OwnPage page={page} />} />
            ))}
            {screens.flatMap((screen) => routesOf(screen.resource.key, screen))}
            <Route path="*" element={<UnknownUrlPage />} />
          </Routes>
        </div>
      </div>
    </AdminHostProvider>
  )
}

/** Not before the address has said which organisation: what it asks for would go with that. */
function Redirect({ to }: { readonly to: string }) {
  const [query] = useSearchParams()
  return query.has('orgId') ? null : <Navigate to={to} replace />
}

const redirects = [
  [adminPaths.people, adminPaths.persons.path],
  [adminPaths.trips, adminPaths.reservations.path],
  [adminPaths.fleet, adminPaths.cars.path],
  [adminPaths.money, `${adminPaths.billing.path}?needsReview=true`],
] as const

/** A screen's addresses: its list, a new record, a record. */
function routesOf(name: string, screen: Screen) {
  const { path, newPath, recordPath } = screen
  const isOwn = recordPath?.({ id: 0 }).startsWith(newPath?.replace(/\/new$/, '') ?? path)
  const cases = screen.queue && <CasesPage screen={screen} />
  return [
    <Route key={name} path={below(path)} element={cases ?? <ListPage screen={screen} />} />,
    newPath !== undefined && <Route key={`${name}-new`} path={below(newPath)} element={<NewPage screen={screen} />} />,
    recordPath !== undefined && isOwn && (
      <Route
        key={`${name}-record`}
        path={below(recordPath({ id: 0 })).replace(/0$/, ':id')}
        element={cases ?? <KnownPage screen={screen} />}
      />
    ),
  ]
}

function OwnPage({ page: { path, heading, Page } }: { page: AdminPage }) {
  const { organizationId } = useAdminHost()
  const own = useAdministered().find(({ id }) => id === organizationId)
  if (!isIn(own?.accountingSystem, path)) return <UnknownUrlPage />
  return (
    <Gate key={path} anyOf={rightsTo(path)}>
      <AdminHeading>{heading}</AdminHeading>
      <Suspense fallback={<LoadingPage />}>
        <Page />
      </Suspense>
    </Gate>
  )
}

function ListPage({ screen }: { screen: Screen }) {
  return (
    <Gate key={screen.path} anyOf={screen.resource.read}>
      <AdminHeading>{screen.heading[0]}</AdminHeading>
      <ResourceList key={screen.path} screen={screen} />
    </Gate>
  )
}

function NewPage({ screen }: { screen: Screen }) {
  return (
    <Gate key={screen.path} anyOf={screen.resource.write}>
      <AdminHeading thing={screen.newText ?? screen.heading[1]}>
        {screen.newHeading ?? screen.newText ?? screen.heading[1]}
      </AdminHeading>
      <RecordPage key={screen.path} screen={screen} id={undefined} />
    </Gate>
  )
}

function KnownPage({ screen }: { screen: Screen }) {
  const { id: text = '' } = useParams()
  if (!isRecordId(text)) return <UnknownUrlPage />
  const id = Number(text)
  return <RecordAt key={`${screen.path} ${id}`} screen={screen} id={id} />
}
