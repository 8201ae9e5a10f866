import { BookingHostProvider } from '@delebil/booking-widget'
import { useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { useSnapshot } from 'valtio/react'
import { debugMode } from '../debug/debug-mode.ts'
import { PermissionsOverlay } from '../debug/permissions-overlay.tsx'
import { LoginModalWhenAsked } from '../login/login-modal-when-asked.tsx'
import { NetworkNoticesWhenNeeded } from '../offline/network-notices-when-needed.tsx'
import { useOfflineRefresh } from '../offline/use-offline-refresh.ts'
import { ErrorPage } from '../pages/error-page.tsx'
import { useRefreshSchedule } from '../refresh/use-refresh-schedule.ts'
import { useSessionState } from '../site/site-context.ts'
import { useBookingHostValue } from '../site/use-booking-host.ts'
import { useOrganization } from '../site/use-organization.ts'
import { texts } from '../texts.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HoldNoticeWhenHeld } from './hold-notice-when-held.tsx'
import { main, shells, skipLink } from './layout.css.ts'
import { LostMembership } from './lost-membership.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageOrFailure } from './page-or-failure.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** What a route may say about its page. */
export interface RouteHandle {
  /** Fills the screen and scrolls inside. */
  readonly isScreen?: boolean
}

/** The frame around every page. */
export function Layout() {
  const matches = useMatches()
  const isScreen = matches.some(({ handle }) => (handle as RouteHandle | undefined)?.isScreen)
  const mainElement = useRef<HTMLElement>(null)
  useFocusOnNavigation(mainElement)
  useRefreshSchedule()
  useOfflineRefresh()
  return (
    <BookingHostProvider value={useBookingHostValue()}>
      <div className={isScreen ? shells.screen : shells.page}>
        <a className={skipLink} href="#main">
          {texts.skipLink}
        </a>
        <OfflineBanner />
        <NetworkNoticesWhenNeeded />
        <Header />
        <HoldNoticeWhenHeld />
        <LostMembership />
        <main id="main" ref={mainElement} tabIndex={-1} className={main}>
          <PageOrRefusal />
        </main>
        {!isScreen && <Footer />}
      </div>
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
