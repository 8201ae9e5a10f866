import { type RouteObject, redirect } from 'react-router'
import { LoadingPage, LoadingScreen } from '../site/page/loading-page.tsx'
import { paths } from '../site/paths.ts'
import { App } from './app.tsx'
import { BoundaryPage } from './failure/boundary-page.tsx'
import { Layout, type RouteHandle } from './layout/layout.tsx'

const toFindCar = () => redirect(paths.findCar)
const toInvoices = () => redirect(paths.invoices)
const screen: RouteHandle = { isScreen: true }

const loginComplete = {
  Component: async () => (await import('../features/sign-on/login-complete-page.tsx')).LoginCompletePage,
}

const memberPages: RouteObject[] = [
  {
    path: paths.memberships,
    lazy: { Component: async () => (await import('../features/membership/memberships-page.tsx')).MembershipsPage },
  },
  {
    path: paths.membership(':id'),
    lazy: { Component: async () => (await import('../features/membership/membership-page.tsx')).MembershipPage },
  },
  {
    path: paths.reservations,
    lazy: { Component: async () => (await import('../features/reservations/reservations-page.tsx')).ReservationsPage },
  },
  {
    path: paths.reservation(':id'),
    lazy: { Component: async () => (await import('../features/reservations/reservation-page.tsx')).ReservationPage },
  },
  {
    path: paths.invoices,
    lazy: { Component: async () => (await import('../features/invoices/invoices-page.tsx')).InvoicesPage },
  },
  {
    path: paths.payment,
    lazy: { Component: async () => (await import('../features/payment/payment-page.tsx')).PaymentPage },
  },
  {
    path: paths.myYear,
    lazy: { Component: async () => (await import('../features/my-year/my-year-page.tsx')).MyYearPage },
  },
  {
    path: paths.profile,
    lazy: { Component: async () => (await import('../features/account/profile-page.tsx')).ProfilePage },
  },
  {
    path: paths.verifyLicense,
    lazy: { Component: async () => (await import('../features/account/verify-license-page.tsx')).VerifyLicensePage },
  },
]

const pages: RouteObject[] = [
  {
    path: paths.findCar,
    handle: screen,
    lazy: { Component: async () => (await import('../features/find-car/find-car-page.tsx')).FindCarPage },
  },
  {
    lazy: { Component: async () => (await import('../features/log-in/require-login.tsx')).RequireLogin },
    children: memberPages,
  },
  {
    path: paths.nearby,
    lazy: { Component: async () => (await import('../features/nearby/nearby-page.tsx')).NearbyPage },
  },
  {
    path: paths.location(':id'),
    lazy: { Component: async () => (await import('../features/location/location-page.tsx')).LocationPage },
  },
  {
    path: paths.shared,
    lazy: { Component: async () => (await import('../features/shared/shared-page.tsx')).SharedPage },
  },
  {
    path: paths.join,
    lazy: { Component: async () => (await import('../features/membership/join-page.tsx')).JoinPage },
  },
  { path: paths.terms, lazy: { Component: async () => (await import('../features/terms/terms-page.tsx')).TermsPage } },
  {
    path: paths.resetPassword,
    lazy: { Component: async () => (await import('../features/log-in/reset-password-page.tsx')).ResetPasswordPage },
  },
  {
    path: paths.createUser,
    lazy: { Component: async () => (await import('../features/new-user/create-user-page.tsx')).CreateUserPage },
  },
  ...[paths.signOn.complete, paths.signOn.success].map((path) => ({
    path,
    lazy: loginComplete,
  })),
  {
    path: paths.signOn.linkOrCreate,
    lazy: { Component: async () => (await import('../features/sign-on/link-or-create-page.tsx')).LinkOrCreatePage },
  },
  {
    path: paths.signOn.linkExisting,
    lazy: { Component: async () => (await import('../features/sign-on/link-existing-page.tsx')).LinkExistingPage },
  },
  {
    path: paths.signOn.failed,
    lazy: { Component: async () => (await import('../features/sign-on/login-failed-page.tsx')).LoginFailedPage },
  },
  {
    path: paths.partnerLogIn,
    lazy: { Component: async () => (await import('../features/partner/partner-page.tsx')).PartnerPage },
  },
  {
    path: `${paths.admin}/*`,
    lazy: { Component: async () => (await import('../admin/shell/admin-area.tsx')).AdminArea },
  },
  { path: paths.loading, Component: LoadingScreen },
  {
    path: paths.debugMode,
    lazy: { Component: async () => (await import('../features/debug/debug-mode-page.tsx')).DebugModePage },
  },
  { path: '*', lazy: { Component: async () => (await import('../site/page/unknown-url-page.tsx')).UnknownUrlPage } },
]

/** Every address of the site; each page is a chunk of its own. A page that falls over leaves the header standing. */
export const routes: RouteObject[] = [
  {
    Component: App,
    HydrateFallback: LoadingPage,
    children: [
      { path: paths.invoice, loader: toInvoices },
      ...[paths.start, ...paths.startAliases].map((path) => ({ path, loader: toFindCar })),
      {
        path: paths.logout,
        lazy: { Component: async () => (await import('../features/log-in/logout-page.tsx')).LogoutPage },
      },
      { Component: Layout, children: [{ ErrorBoundary: BoundaryPage, children: pages }] },
    ],
  },
]
