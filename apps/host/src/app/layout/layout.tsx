import { BookingHostProvider } from '@delebil/booking-widget'
import { useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { useSnapshot } from 'valtio/react'
import { PermissionsOverlay } from '../../features/debug/permissions-overlay.tsx'
import { LoginModalWhenAsked } from '../../features/log-in/login-modal-when-asked.tsx'
import { useSessionState } from '../../site/context/site-context.ts'
import { useOrganization } from '../../site/context/use-organization.ts'
import { debugMode } from '../../site/debug/debug-mode.ts'
import { ErrorPage } from '../../site/page/error-page.tsx'
import { HeadSlotProvider } from '../../site/page/head-slot.tsx'
import { isStaffPath } from '../../site/paths.ts'
import { useBookingHostValue } from '../booking-host/use-booking-host.ts'
import { PageOrFailure } from '../failure/page-or-failure.tsx'
import { HoldNoticeWhenHeld } from '../notices/hold-notice-when-held.tsx'
import { NetworkNoticesWhenNeeded } from '../notices/network-notices-when-needed.tsx'
import { TermsNoticeWhenAsked } from '../notices/terms-notice-when-asked.tsx'
import { useOfflineRefresh } from '../refresh/use-offline-refresh.ts'
import { useRefreshSchedule } from '../refresh/use-refresh-schedule.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { main, mainOverFooter, shells, skipLink } from './layout.css.ts'
import { layoutTexts } from './layout-texts.ts'
import { LostMembership } from './lost-membership.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** What a route may say about its page. */
export interface RouteHandle {
  /** Fills the screen and scrolls inside. */
  readonly isScreen?: boolean
}

/** The frame around every page. */
export function Layout() {
  const matches = useMatches()
  // Staff have its one link in the menu of the person, and need the height.
  const isStaff = isStaffPath(useLocation().pathname)
  const isScreen = matches.some(({ handle }) => (handle as RouteHandle | undefined)?.isScreen)
  const hasFooter = !isScreen && !isStaff
  const mainElement = useRef<HTMLElement>(null)
  useFocusOnNavigation(mainElement)
  useRefreshSchedule()
  useOfflineRefresh()
  return (
    <BookingHostProvider value={useBookingHostValue()}>
      <HeadSlotProvider>
        <div className={isScreen ? shells.screen : shells.page}>
          <a className={skipLink} href="#main">
            {layoutTexts.skipLink}
          </a>
          <OfflineBanner />
          <NetworkNoticesWhenNeeded />
          <Header />
          <HoldNoticeWhenHeld />
          <LostMembership />
          <TermsNoticeWhenAsked />
          <main id="main" ref={mainElement} tabIndex={-1} className={hasFooter ? mainOverFooter : main}>
            <PageOrRefusal />
          </main>
          {hasFooter && <Footer />}
        </div>
      </HeadSlotProvider>
      <LoginModalWhenAsked />
      <PermissionsOverlay />
      <ScrollRestoration />
    </BookingHostProvider>
  )
}

/** A 403 on this very page puts the UNAUTHORIZED page in its place, but in debug mode; going elsewhere leaves it behind. */
function PageOrRefusal() {
  const { forbiddenPath, isAdmin } = useSessionState()
  const { pathname, search } = useLocation()
  const support = useOrganization()
  const { isOn: isDebugging } = useSnapshot(debugMode)
  if (isDebugging || forbiddenPath !== pathname + search) {
    return (
      <PageOrFailure>
        <Outlet />
      </PageOrFailure>
    )
  }
  return <ErrorPage variant="UNAUTHORIZED" support={support} isAdmin={isAdmin} />
}
