import { signOnCallbackPath } from '@delebil/core-api'
import { type FakeSignOnProvider, startFakeSignOnProvider } from '../../adapters/single-sign-on/fake.ts'
import type { FakePerson } from '../../adapters/single-sign-on/fake-people.ts'
import { callEndpoint, startTestSite, type TestAnswer, type TestSite } from '../../testing/test-site.ts'
import type { TestBrowser } from './test-browser.ts'

const someone = (sub: string, name: string, email: string, phone_number: string): FakePerson => ({
  sub,
  name,
  given_name: name.split(' ')[0] ?? '',
  family_name: name.split(' ').at(-1) ?? '',
  email,
  email_verified: true,
  phone_number,
  birthdate: '1990-05-17',
  hint: '',
})

/** People of the fake. Eva and Kari are people of the test club too, Kari by another e-mail address. */
export const signOnPeople = {
  eva: someone('sub-of-eva', 'Eva Marie Eier', 'eva@delebil.test', '4790000011'),
  kari: someone('sub-of-kari', 'Kari Kollega', 'kari.privat@example.test', '4790000012'),
  nora: someone('sub-of-nora', 'Nora Ny', 'nora@example.test', '4790000013'),
  unverified: { ...someone('sub-of-fia', 'Fia Fremmed', 'fia@delebil.test', '4790000014'), email_verified: false },
} as const

const settingsOf = ({ issuer, clientId, clientSecret }: FakeSignOnProvider) => ({
  SSO_ISSUER: issuer,
  SSO_CLIENT_ID: clientId,
  SSO_CLIENT_SECRET: clientSecret,
})

const startProvider = () =>
  startFakeSignOnProvider(signOnCallbackPath('vipps'), 'Vipps', Object.values<FakePerson>(signOnPeople))

/** A server with the test club and a real OpenID provider. */
export const startSignOnSite = async (): Promise<TestSite> => {
  const fake = await startProvider()
  const site = await startTestSite({ RATE_LIMIT: false, ...settingsOf(fake) })
  const stop = async () => {
    await site.stop()
    await fake.stop()
  }
  return { ...site, stop }
}

/** One more server of the site, with a provider. It stops with the site, the provider by `stop`. */
export const addSignOnServer = async (site: TestSite): Promise<{ address: string; stop: () => Promise<void> }> => {
  const fake = await startProvider()
  const { address } = await site.startAnother({ ...settingsOf(fake), PUBLIC_URL: undefined })
  return { address, stop: fake.stop }
}

type SignOnCall =
  | 'completeSignOn'
  | 'getWaitingSignOn'
  | 'linkSignOn'
  | 'unlinkSignOn'
  | 'createUserFromSignOn'
  | 'login'

/** Makes a call in the browser, with its cookies. */
export const callFrom = (
  browser: TestBrowser,
  site: string,
  name: SignOnCall,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<TestAnswer> =>
  callEndpoint(site, name, { params: { sso: 'vipps' }, body, token, headers: { cookie: browser.cookie(site) } })
