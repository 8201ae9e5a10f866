/** Every address of the API begins with this. */
export const apiRoot = '/api/'

/** Where the OpenAPI document of the contract is served, and the page to browse it. */
export const openApiPath = '/api/openapi.json'
export const docsPath = '/api/docs'

/** Where a browser is sent to log in by single sign-on (a page to go to, no call); takes `path` and `link=true`. `name` is {sso}. */
export function signOnPath(name: string): `/${string}` {
  return `/oauth2/authorization/${name}-login`
}

/** Where the provider sends it back to: to be registered at the provider. */
export function signOnCallbackPath(name: string): `/${string}` {
  return `/oauth2/callback/${name}-login`
}

/** Where a browser is sent to log in at the provider of an organization's staff; takes `path`. `key` is the organization's. */
export function staffSignOnPath(key: string): `/${string}` {
  return `/oauth2/staff/${key}`
}

/** Where that provider sends it back to: to be registered there. */
export function staffSignOnCallbackPath(key: string): `/${string}` {
  return `/oauth2/staff/${key}/callback`
}

/** The site's pages that a single sign-on ends on. `code` is in the query of `success` and `failed`, `path` of all. */
export const signOnPages = {
  complete: '/loginComplete',
  success: '/oidc-login-success',
  staffSuccess: '/staff-login-success',
  linkOrCreate: '/linkOrCreateUser',
  linkExisting: '/linkExistingUser',
  failed: '/loginFailed',
} as const

/** An invoice as PDF; needs the session of an owner of its membership. Outside the contract, whose answers are JSON. */
export function invoicePdfPath(id: number | ':id'): `/${string}` {
  return `/api/invoices/${id}/pdf`
}

/** All lines of an invoice for a spreadsheet, in the same way. */
export function invoiceCsvPath(id: number | ':id'): `/${string}` {
  return `/api/invoices/${id}/csv`
}

/** All lines of the invoices of a year for a spreadsheet: `membershipId` and `year` are in the query. */
export const yearCsvPath = '/api/invoices/csv'

/** Where the payment provider tells that something happened: to be registered at the provider. `name` is {sso}. */
export function paymentWebhookPath(name: string): `/${string}` {
  return `/api/payments/${name}/webhook`
}

/** Where the gateway of SMS tells what became of one, and what somebody answered: to be registered there. The secret is all that vouches for it. */
export function smsWebhookPath(secret: string): `/${string}` {
  return `/api/sms/${secret}`
}

/** Where Tripletex tells that something happened in the books of an organization. It is set up from the configuration. */
export function tripletexWebhookPath(organizationId: number | ':organizationId'): `/${string}` {
  return `/api/tripletex/${organizationId}/webhook`
}

/** The site's page that a payment ends on, whatever became of it. `name` is {sso}. */
export function paymentPage(name: string, id: string): `/${string}` {
  return `/${name}/v2/fallback/${id}`
}

/** The site's page that a partner's site sends its people to, with a token behind '#'. `key` is {partner}. */
export function partnerPage(key: string): `/${string}` {
  return `/partner/${key}/auth`
}

/** The site's page of one reservation, for links in mails and calendars. */
export function reservationPage(id: number): `/${string}` {
  return `/reservations/${id}`
}

/** The site's page of one place where cars stand. */
export function locationPage(id: number | ':id'): `/${string}` {
  return `/locations/${id}`
}

/** The site's page of a reservation that was shared. `id` is the secret of the link. */
export function sharedPage(id: string): `/${string}` {
  return `/shared/${id}`
}

/** Reservations as iCalendar, for whoever knows the secret. Outside the contract, whose answers are JSON. */
export function calendarPath(secret: string): `/${string}` {
  return `/api/calendar/${secret}.ics`
}

/** The version of a GBFS feed; `vehicle_availability` is in the newer one only. */
export const gbfsVersions = ['3.0', '3.1-RC3'] as const
export type GbfsVersion = (typeof gbfsVersions)[number]

/** Open data: the list of all clubs that publish. Outside the contract: the shapes are GBFS's own. */
export const gbfsManifestPath = '/api/gbfs/manifest.json'

/** Open data: one file of a club's feed, without its ending. */
export function gbfsPath(orgKey: string, version: GbfsVersion | ':version', file: string): `/${string}` {
  return `/api/gbfs/${orgKey}/${version}/${file}.json`
}

/** Where the scripts for partners' pages are served; the number changes when what they promise does. */
export const embedRoot = '/embed/v1/'
