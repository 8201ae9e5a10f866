import type { ComponentType } from 'react'
import { type RouteObject, redirect } from 'react-router'
import { RequireLogin } from '../features/log-in/require-login.tsx'
import { LoadingPage, LoadingScreen } from '../site/page/loading-page.tsx'
import { paths } from '../site/paths.ts'
import { App } from './app.tsx'
import { BoundaryPage } from './failure/boundary-page.tsx'
import { Layout, type RouteHandle } from './layout/layout.tsx'

const toFindCar = () => redirect(paths.findCar)
const toInvoices = () => redirect(paths.invoices)
const screen: RouteHandle = { isScreen: true }

/** An address whose page is a chunk of its own. */
const page = (path: string, Component: () => Promise<ComponentType>): RouteObject => ({ path, lazy: { Component } })

const memberPages: RouteObject[] = [
  page(paths.memberships, async () => (await import('../features/membership/memberships-page.tsx')).MembershipsPage),
  page(
    paths.membership(':id'),
    async () => (await import('../features/membership/membership-page.tsx')).MembershipPage,
  ),
  page(
    paths.reservations,
    async () => (await import('../features/reservations/reservations-page.tsx')).ReservationsPage,
  ),
  page(
    paths.reservation(':id'),
    async () => (await import('../features/reservations/reservation-page.tsx')).ReservationPage,
  ),
  page(paths.invoices, async () => (await import('../features/invoices/invoices-page.tsx')).InvoicesPage),
  page(paths.payment, async () => (await import('../features/payment/payment-page.tsx')).PaymentPage),
  page(paths.myYear, async () => (await import('../features/my-year/my-year-page.tsx')).MyYearPage),
  page(
    paths.staffInvitation,
    async () => (await import('../features/staff-invitation/staff-invitation-page.tsx')).StaffInvitationPage,
  ),
  page(paths.secondStep, async () => (await import('../features/second-step/second-step-page.tsx')).SecondStepPage),
  page(paths.profile, async () => (await import('../features/account/profile-page.tsx')).ProfilePage),
  page(
    paths.verifyLicense,
    async () => (await import('../features/account/verify-license-page.tsx')).VerifyLicensePage,
  ),
]

const pages: RouteObject[] = [
  {
    path: paths.findCar,
    handle: screen,
    lazy: { Component: async () => (await import('./layout/find-car-screen.tsx')).FindCarScreen },
  },
  {
    Component: RequireLogin,
    children: memberPages,
  },
  page(paths.nearby, async () => (await import('../features/nearby/nearby-page.tsx')).NearbyPage),
  page(paths.location(':id'), async () => (await import('../features/location/location-page.tsx')).LocationPage),
  page(paths.shared, async () => (await import('../features/shared/shared-page.tsx')).SharedPage),
  page(paths.join, async () => (await import('../features/membership/join-page.tsx')).JoinPage),
  page(paths.terms, async () => (await import('../features/terms/terms-page.tsx')).TermsPage),
  page(paths.resetPassword, async () => (await import('../features/log-in/reset-password-page.tsx')).ResetPasswordPage),
  page(paths.confirmEmail, async () => (await import('../features/account/confirm-email-page.tsx')).ConfirmEmailPage),
  page(paths.loginLink, async () => (await import('../features/log-in/login-link-page.tsx')).LoginLinkPage),
  page(paths.firstRun, async () => (await import('../features/first-run/first-run-page.tsx')).FirstRunPage),
  page(paths.createUser, async () => (await import('../features/new-user/create-user-page.tsx')).CreateUserPage),
  ...[paths.signOn.complete, paths.signOn.success].map((path) =>
    page(path, async () => (await import('../features/sign-on/login-complete-page.tsx')).LoginCompletePage),
  ),
  page(
    paths.signOn.staffSuccess,
    async () => (await import('../features/sign-on/staff-login-complete-page.tsx')).StaffLoginCompletePage,
  ),
  page(
    paths.signOn.linkOrCreate,
    async () => (await import('../features/sign-on/link-or-create-page.tsx')).LinkOrCreatePage,
  ),
  page(
    paths.signOn.linkExisting,
    async () => (await import('../features/sign-on/link-existing-page.tsx')).LinkExistingPage,
  ),
  page(paths.signOn.failed, async () => (await import('../features/sign-on/login-failed-page.tsx')).LoginFailedPage),
  page(paths.partnerLogIn, async () => (await import('../features/partner/partner-page.tsx')).PartnerPage),
  page(`${paths.admin}/*`, async () => (await import('../admin/shell/admin-area.tsx')).AdminArea),
  { path: paths.loading, Component: LoadingScreen },
  page(paths.debugMode, async () => (await import('../features/debug/debug-mode-page.tsx')).DebugModePage),
  page('*', async () => (await import('../site/page/unknown-url-page.tsx')).UnknownUrlPage),
]

/** Every address of the site; each page is a chunk of its own. A page that falls over leaves the header standing. */
export const routes: RouteObject[] = [
  {
    Component: App,
    HydrateFallback: LoadingPage,
    children: [
      { path: paths.invoice, loader: toInvoices },
      ...[paths.start, ...paths.startAliases].map((path) => ({ path, loader: toFindCar })),
      page(paths.logout, async () => (await import('../features/log-in/logout-page.tsx')).LogoutPage),
      { Component: Layout, children: [{ ErrorBoundary: BoundaryPage, children: pages }] },
    ],
  },
]
