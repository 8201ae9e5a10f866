import { type Api, type CallName, contract, createClient, type Endpoint, type Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'
import { addMinutes } from '@delebil/validation/time'
import { safeParse } from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cameraPicture } from '../../apps/api/src/adapters/pictures/test-pictures.ts'
import { billTestTrip } from '../../apps/api/src/features/billing/test-invoice.ts'
import { type PaymentSite, startPaymentSite } from '../../apps/api/src/features/payments/test-payment-site.ts'
import { createTestBrowser } from '../../apps/api/src/features/sign-on/test-browser.ts'
import { addSignOnServer, signOnPeople } from '../../apps/api/src/features/sign-on/test-sign-on-site.ts'
import { type AccountSite, startAccountSite } from '../../apps/api/src/testing/test-account-site.ts'
import { type TestSite, testPassword, testPeople } from '../../apps/api/src/testing/test-site.ts'
import { billingCalls } from './billing-calls.ts'
import { clientWithCookie } from './client-with-cookie.ts'
import { closed } from './closed-schema.ts'
import { insertInvitationToken } from './insert-invitation-token.ts'
import { messageCalls } from './message-calls.ts'
import { newcomers } from './newcomers.ts'
import { odometerCalls } from './odometer-calls.ts'
import { ownSiteCalls } from './own-site-calls.ts'
import { partnerCalls } from './partner-calls.ts'
import { placeCalls } from './place-calls.ts'
import { sharingCalls } from './sharing-calls.ts'
import { staffInvitationCalls } from './staff-invitation-calls.ts'
import { staffSignOnCalls } from './staff-sign-on-calls.ts'
import { strangerInside } from './stranger-inside.ts'
import { termsCalls } from './terms-calls.ts'
import { waitlistCalls } from './waitlist-calls.ts'

let account: AccountSite
let site: TestSite
let api: Api
let signOn: Awaited<ReturnType<typeof addSignOnServer>>
let token: string | undefined
let paying: PaymentSite
beforeAll(async () => {
  account = await startAccountSite()
  site = account.site
  signOn = await addSignOnServer(site)
  paying = await startPaymentSite()
  await paying.reset()
  api = createClient({ baseUrl: site.address, token: () => token })
})
afterAll(async () => {
  await account.stop()
  await signOn.stop()
  await paying.stop()
})

/** A browser that has been to the provider, as a client with its cookie; `code` is what its page was given. */
const comeBackAs = async ({ sub }: { sub: string }) => {
  const browser = createTestBrowser()
  const page = await browser.signOn(signOn.address, { person: sub })
  const own = clientWithCookie(signOn.address, browser, token)
  return { own, code: page.searchParams.get('code') ?? '' }
}
const sso = { sso: 'vipps' }

type AnyResult = Result<unknown, ProblemCode>

const hour = 60
const nextHour = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000)
const period = (hoursAhead: number, hours = 2) => {
  const start = addMinutes(nextHour, hoursAhead * hour)
  return { start: start.toISOString(), end: addMinutes(start, hours * hour).toISOString() }
}

const book = async (when: { start: string; end: string }, carId = 1): Promise<{ id: number }> => {
  const made = await api.createReservation({ body: { membershipId: 2, carId, superDamageWaiver: true, ...when } })
  if (!made.ok) throw new Error(made.refusal.code)
  return { id: made.value.entity.id }
}

const bookAt = (hoursAhead: number) => book(period(hoursAhead))

/** A trip that is under way. */
const beginTrip = async (carId: number): Promise<{ id: number }> => {
  const params = await book(period(3), carId)
  const started = await api.startReservationNow({ params })
  if (!started.ok) throw new Error(started.refusal.code)
  return params
}

/** The trip on which the car is opened, locked and asked how it is. */
let begun: Promise<{ id: number }> | undefined
const trip = () => {
  begun ??= beginTrip(1)
  return begun
}

const { asNewcomer, loginLinkToken, requestLink, requestConfirmation } = newcomers(() => account)

const addBrowser = async (): Promise<{ id: number }> => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
  const added = await api.addPushToken({ body: { name: 'Telefon', endpoint: 'https://fcm.googleapis.com/x', ...keys } })
  return { id: (added.ok && added.value.tokens[0]?.id) || 0 }
}

const anotherSession = async (): Promise<{ id: number }> => {
  await api.login({ body: { username: testPeople.owner, password: testPassword } })
  const listed = await api.listSessions()
  return { id: (listed.ok && listed.value.data.find(({ isCurrent }) => !isCurrent)?.id) || 0 }
}

const invite = (inviteeEmail: string, membershipId = 2) =>
  api.inviteMember({
    body: {
      membershipId,
      inviteeName: 'Ola Nordmann',
      inviteeEmail,
      canCreateReservation: true,
      isGrantedChildMembership: false,
    },
  })

const inviteAs = async (email: string): Promise<number> => {
  const made = await invite(email)
  if (!made.ok) throw new Error(made.refusal.code)
  return made.value.entity.id
}

const tokenFor = (email: string, membershipId?: number) =>
  insertInvitationToken(site.suite.database, email, membershipId)

const client = () => api
const database = () => site.suite.database

/** One good call of every endpoint there is. A new endpoint does not compile until it is called here. */
const calls: { readonly [Name in CallName]: () => Promise<AnyResult> } = {
  login: () => api.login({ body: { username: testPeople.owner, password: testPassword } }),
  getSignOn: () => api.getSignOn(),
  linkSignOn: async () => {
    const { own } = await comeBackAs(signOnPeople.eva)
    return own.linkSignOn({ params: sso, body: { sub: signOnPeople.eva.sub, phoneNo: '+4790000011' } })
  },
  ...staffSignOnCalls,
  completeSignOn: async () => {
    const { own, code } = await comeBackAs(signOnPeople.eva)
    return own.completeSignOn({ params: sso, body: { code } })
  },
  unlinkSignOn: async () => (await comeBackAs(signOnPeople.eva)).own.unlinkSignOn({ params: sso }),
  getWaitingSignOn: async () => (await comeBackAs(signOnPeople.nora)).own.getWaitingSignOn({ params: sso }),
  createUserFromSignOn: async () => {
    const { own } = await comeBackAs(signOnPeople.nora)
    const waiting = await own.getWaitingSignOn({ params: sso })
    const authToken = waiting.ok ? waiting.value.entity.authToken : ''
    return own.createUserFromSignOn({ params: sso, body: { username: signOnPeople.nora.email, authToken } })
  },
  whoami: () => api.whoami(),
  ...partnerCalls(client, database),
  createUser: () =>
    api.createUser({ body: { name: 'Kåre Ny', email: 'kare@delebil.test', phone: null, password: testPassword } }),
  getPerson: () => api.getPerson(),
  updatePerson: () => api.updatePerson({ body: { name: 'Eva Eier', email: testPeople.owner, phone: '91234567' } }),
  changePassword: () => api.changePassword({ body: { currentPassword: testPassword, newPassword: testPassword } }),
  forgotPassword: () => api.forgotPassword({ body: { usernameEmailOrPhone: 'nobody@delebil.test' } }),
  sendLoginLink: () => api.sendLoginLink({ body: { username: testPeople.owner } }),
  knowBrowserByLink: async () => api.knowBrowserByLink({ body: { token: await loginLinkToken() } }),
  resetPassword: async () => api.resetPassword({ body: { token: await requestLink(), newPassword: testPassword } }),
  sendEmailConfirmation: () => api.sendEmailConfirmation(),
  confirmEmail: async () => api.confirmEmail({ body: { token: await requestConfirmation() } }),
  getReadiness: () => api.getReadiness({ query: { orgId: 1, at: period(1).start } }),
  listSessions: () => api.listSessions(),
  endSession: async () => api.endSession({ params: await anotherSession() }),
  logOutEverywhere: async () => (await asNewcomer('ny.1@delebil.test')).logOutEverywhere(),
  verifyLicense: () => api.verifyLicense({ body: { nationalId: '158190 10029', surname: 'Eier' } }),
  sendLicensePicture: async () =>
    api.sendLicensePicture({ query: {}, body: { base64Data: (await cameraPicture()).toString('base64') } }),
  exportPerson: () => api.exportPerson(),
  deletePerson: async () =>
    (await asNewcomer('ny.2@delebil.test')).deletePerson({ body: { currentPassword: 'et-langt-passord' } }),
  getNotificationSettings: () => api.getNotificationSettings(),
  updateNotificationSettings: () => api.updateNotificationSettings({ body: { enabled: true } }),
  chooseNotificationWays: () => api.chooseNotificationWays({ body: { kind: 'CAR_HELD', ways: ['SMS', 'MAIL'] } }),
  addPushToken: () =>
    api.addPushToken({
      body: { name: 'Telefon', endpoint: 'https://fcm.googleapis.com/y', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    }),
  updatePushToken: async () => api.updatePushToken({ params: await addBrowser(), body: { enabled: false } }),
  deletePushToken: async () => api.deletePushToken({ params: await addBrowser() }),
  testPushToken: async () => api.testPushToken({ params: await addBrowser() }),
  getFeatureToggle: () => api.getFeatureToggle({ params: { name: 'partner-landing' } }),
  writeLog: () => api.writeLog({ body: { message: 'Noe gikk galt', severity: 'error' } }),
  listOrganizations: () => api.listOrganizations(),
  listLocations: () => api.listLocations({ query: { orgId: 1 } }),
  getLocation: () => api.getLocation({ params: { id: 1 } }),
  listMemberships: () => api.listMemberships(),
  getMembership: () => api.getMembership({ params: { id: 1 } }),
  listMembershipMembers: () => api.listMembershipMembers({ params: { id: 2 } }),
  updateMembership: () => api.updateMembership({ params: { id: 2 }, body: { name: 'Firma AS' } }),
  setDefaultMembership: () => api.setDefaultMembership({ params: { id: 1, memberId: 1 }, body: { default: true } }),
  joinMembership: () =>
    api.joinMembership({
      body: { membershipTypeId: 2, name: 'Fjell AS', organizationNumber: '123 456 785', termsVersion: '2026-1' },
    }),
  inviteMember: () => invite('ola@delebil.test'),
  listInvitations: () => api.listInvitations({ params: { id: 2 } }),
  revokeInvitation: async () =>
    api.revokeInvitation({ params: { id: 2, invitationId: await inviteAs('per@delebil.test') } }),
  previewInvitation: async () =>
    api.previewInvitation({ body: { invitationToken: await tokenFor('siv@delebil.test') } }),
  acceptInvitation: async () =>
    api.acceptInvitation({ body: { invitationToken: await tokenFor(testPeople.owner, 5) } }),
  ...ownSiteCalls,
  ...staffInvitationCalls(client, database),
  removeMember: async () => api.removeMember({ params: { id: 2, memberId: await strangerInside(database()) } }),
  ...billingCalls(client, database),
  getPaymentService: () => api.getPaymentService(),
  beginInvoicePayment: async () =>
    paying.api.beginInvoicePayment({ params: { id: await billTestTrip(paying.site.suite.database) } }),
  beginPayment: () => paying.api.beginPayment({ params: { id: 1 } }),
  getPayment: async () => paying.api.getPayment({ params: { paymentId: await paying.beginId() } }),
  getRunningCost: async () => {
    const params = await beginTrip(3)
    const cost = await api.getRunningCost({ params })
    await api.endReservation({ params, body: { carWasDamaged: false } })
    return cost
  },
  getCarYear: () => api.getCarYear({ query: { year: 2026 } }),
  ...placeCalls(() => api, period(4, 8)),
  getFilters: () => api.getFilters({ query: { orgId: 1 } }),
  getCar: () => api.getCar({ params: { id: 1 } }),
  getCarAvailability: () => api.getCarAvailability({ params: { id: 1 }, query: period(4, 48) }),
  getReservedDays: () => api.getReservedDays({ params: { id: 1 } }),
  getPrice: () => api.getPrice({ body: { cars: [1, 2], ...period(4), kilometers: 30 } }),
  createReservation: () => api.createReservation({ body: { membershipId: 2, carId: 1, ...period(24) } }),
  listActiveReservations: () => api.listActiveReservations(),
  listHistoricReservations: () => api.listHistoricReservations({ query: { size: 5 } }),
  getReservation: async () => api.getReservation({ params: await book(period(30)) }),
  startReservationNow: async () => api.startReservationNow({ params: await book(period(2), 2) }),
  updateReservationNote: async () =>
    api.updateReservationNote({ params: await book(period(34)), body: { userNote: 'Husk barnesete' } }),
  endReservation: async () => api.endReservation({ params: await beginTrip(3), body: { carWasDamaged: false } }),
  ...odometerCalls(client, () => beginTrip(3), database),
  cancelReservation: async () => api.cancelReservation({ params: await book(period(38)) }),
  dialToOpen: async () => api.dialToOpen({ params: await trip() }),
  lockCar: async () => api.lockCar({ params: await trip() }),
  reportCarLogIn: async () => api.reportCarLogIn({ params: await trip(), body: { at: new Date().toISOString() } }),
  getCarState: async () => api.getCarState({ params: await trip() }),
  quoteReservation: async () => api.quoteReservation({ params: await book(period(66)), body: { change: 'extend' } }),
  listSituations: () => api.listSituations({ query: { amount: 5, tags: 'CHARGING,FROM_WEBAPP' } }),
  listSituationTags: () => api.listSituationTags(),
  getExtensibility: async () => api.getExtensibility({ params: await book(period(42)) }),
  extendReservation: async () =>
    api.extendReservation({ params: await book(period(46)), body: { extendByMinutes: 30 } }),
  listDrivers: async () => api.listDrivers({ params: await book(period(50)) }),
  updateDrivers: async () => api.updateDrivers({ params: await book(period(54)), body: [{ id: 1 }, { id: 2 }] }),
  changeCar: async () => api.changeCar({ params: await book(period(58)), body: { newCarId: 2 } }),
  ...messageCalls(client, bookAt, database),
  ...sharingCalls(client, bookAt, database),
  ...termsCalls(client),
  ...waitlistCalls(client, bookAt, period),
  checkConcurrentReservationLimit: () =>
    api.checkConcurrentReservationLimit({ body: { membershipId: 1, ...period(62) } }),
  logout: () => api.logout(),
}

test.each(Object.keys(calls) as CallName[])('%s answers what its schema in the contract says', async (name) => {
  const { response, responseHeaders }: Endpoint = contract[name]
  const result = await calls[name]()
  if (!result.ok) throw new Error(`${name} was refused: ${JSON.stringify(result.refusal)}`)
  if (name === 'login') token = result.headers.get('authorization') ?? undefined
  if (response) expect(safeParse(closed(response), result.value).issues, name).toBeUndefined()
  else expect(result.value).toBeUndefined()
  if (responseHeaders?.authorization) expect(token).toBeTruthy()
})

test("a call of an ended session is refused, and the client's listener is told", async () => {
  const reported: string[] = []
  const asking = createClient({
    baseUrl: site.address,
    token: () => token,
    onUnauthenticated: (call) => reported.push(call.address),
  })
  const result = await asking.whoami()
  expect(result).toMatchObject({
    ok: false,
    refusal: { code: 'session.missing', status: 401, message: 'Du må logge inn.' },
  })
  expect(reported).toEqual([contract.whoami.path])
})

test('a refusal carries its code, its text and its fields', async () => {
  const wrong = await api.login({ body: { username: testPeople.owner, password: 'galt' } })
  expect(wrong).toMatchObject({
    ok: false,
    refusal: { code: 'login.failed', message: 'Feil brukernavn eller passord' },
  })
  const tooShort = await api.getPrice({ body: { cars: [1], ...period(4, 0.5) } })
  expect(tooShort).toMatchObject({
    ok: false,
    refusal: { code: 'request.invalid', fields: { end: 'En reservasjon må vare minst 60 minutter' } },
  })
  const unknown = await api.getCar({ params: { id: 4711 } })
  expect(unknown).toMatchObject({ ok: false, refusal: { code: 'resource.unknown', status: 404 } })
})
