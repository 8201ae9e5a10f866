import { locationPage, partnerPage, paymentPage, sharedPage, signOnPages } from '@delebil/core-api'

/** Addresses of this site's own screens: the only place where they are written. */
export const paths = {
  start: '/',
  startAliases: ['/index', '/index.html'],
  findCar: '/findcar',
  findCarOf: (carId: number) => `/findcar?car=${carId}`,
  findCarBooking: (carId: number) => `/findcar?car=${carId}&booking=1`,
  findCarNear: (locationId: number) => `/findcar?location=${locationId}`,
  location: locationPage,
  reservations: '/reservations',
  reservation: (reservationId: number | ':id') => `/reservations/${reservationId}`,
  shared: sharedPage(':id'),
  invoices: '/invoices',
  invoice: '/invoices/:id',
  profile: '/profile',
  verifyLicense: '/verifyLicense',
  confirmEmail: '/confirmEmail',
  resetPassword: '/reset-password',
  loginLink: '/login-link',
  firstRun: '/first-run',
  secondStep: '/second-step',
  staffInvitation: '/staff-invitation',
  createUser: '/create-user',
  loading: '/loading',
  debugMode: '/debug-mode',
  join: '/join',
  joinOf: (partnerKey: string) => `/join?partnerKey=${encodeURIComponent(partnerKey)}`,
  memberships: '/memberships',
  membership: (membershipId: number | ':id') => `/memberships/${membershipId}`,
  terms: '/terms',
  termsOf: (organizationId: number) => `/terms?klubb=${organizationId}`,
  /** The payment service sends people here. */
  payment: paymentPage(':sso', ':id'),
  /** The server sends people to these. */
  signOn: signOnPages,
  /** Sites of partners send people here, with a token behind '#'. */
  partnerLogIn: partnerPage(':partner'),
  logout: '/logout',
  myYear: '/my-year',
  nearby: '/nearby',
  admin: '/admin',
  /** Of the staff area's own pages, those that members' pages lead to. */
  adminRecords: {
    reservation: '/admin/reservation-management/reservations',
    block: '/admin/reservation-management/admin-reservations',
    car: '/admin/fleet-management/cars',
    membership: '/admin/user-management/memberships',
    invoices: '/admin/billing-management/invoices',
  },
  adminSms: '/admin/reservation-management/sms/new',
  adminOf: (organizationId: number) => `/admin?orgId=${organizationId}`,
} as const

/** True where a person stands at the front door, as opposed to having followed a link to something. */
export function isStartPath(pathname: string): boolean {
  return [paths.start, paths.findCar, ...paths.startAliases].some((path) => path === pathname)
}

/** True in the staff area. */
export const isStaffPath = (pathname: string): boolean =>
  pathname === paths.admin || pathname.startsWith(`${paths.admin}/`)
