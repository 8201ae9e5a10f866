import { staffSignOnCallbackPath, staffSignOnPath } from '@delebil/core-api'
import { startFakeSignOnProvider } from '../../adapters/single-sign-on/fake.ts'
import type { FakePerson } from '../../adapters/single-sign-on/fake-people.ts'
import { callAdmin, callEndpoint, logIn, startTestSite, type TestAnswer, testPeople } from '../../testing/test-site.ts'
import type { TestBrowser } from './test-browser.ts'
import { signOnPeople } from './test-sign-on-site.ts'

/** The key of the test club. */
const KEY = 'nord'

/** Kari as her work knows her, with the address that she has here. */
export const kariAtWork: FakePerson = { ...signOnPeople.kari, sub: 'work-of-kari', email: testPeople.colleague }
/** Somebody who is not on the staff. */
export const evaAtWork: FakePerson = { ...signOnPeople.eva, sub: 'work-of-eva', email: testPeople.owner }

/** A server whose test club has an administrator, and a real OpenID provider of its own. */
export const startStaffSite = async (people: readonly FakePerson[] = [kariAtWork, evaAtWork]) => {
  const fake = await startFakeSignOnProvider(staffSignOnCallbackPath(KEY), 'Entra', people)
  const site = await startTestSite({ RATE_LIMIT: false, SECRETS_KEY: 'only for tests', LOCAL_IDENTITY_PROVIDERS: true })
  await site.suite.database.change(
    `insert into organization_permission (organization_id, person_id, permission)
     select 1, 2, unnest(array['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE', 'HELP_READ']) on conflict do nothing`,
  )
  const administrator = await logIn(site.address, testPeople.colleague)
  const admin = (name: string, call: { body?: unknown; token?: string } = {}): Promise<TestAnswer> =>
    callAdmin(site.address, name, { token: administrator, query: { orgId: 1 }, ...call })
  const settings = {
    title: 'Entra',
    issuer: fake.issuer,
    clientId: fake.clientId,
    clientSecret: fake.clientSecret,
    emailDomains: ['delebil.test'],
    isSecondStep: false,
  }
  /** Names the provider as it is said here. */
  const set = async (more: object = {}): Promise<TestAnswer> => {
    const { body } = await admin('identity-provider.read')
    return admin('identity-provider.set', { body: { ...settings, version: body?.['version'], ...more } })
  }
  /** All the way to the page that it ends on. */
  const come = (browser: TestBrowser, person: FakePerson): Promise<URL> =>
    browser.signOn(site.address, { person: person.sub }, '?path=/admin/staff', staffSignOnPath(KEY))
  const complete = (browser: TestBrowser, page: URL): Promise<TestAnswer> =>
    callEndpoint(site.address, 'completeStaffSignOn', {
      body: { code: page.searchParams.get('code') },
      headers: { cookie: browser.cookie(site.address) },
    })
  const stop = async () => {
    await site.stop()
    await fake.stop()
  }
  return { ...site, fake, administrator, admin, set, come, complete, stop }
}
