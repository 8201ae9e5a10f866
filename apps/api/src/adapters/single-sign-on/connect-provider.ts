import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
} from 'openid-client'
import type { LogLevel } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { IdentityProvider, Journey, SignedOn } from './port.ts'
import { readClaims } from './read-claims.ts'

const rediscoverMilliseconds = 60 * 60_000
const answerSeconds = 8
const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost'])
const subMaxLength = 255

export type ProviderSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly name: string
  readonly title: string
  readonly scopes: string
  readonly log: (level: LogLevel, message: string, fields?: Readonly<Record<string, unknown>>) => void
}

const discover = ({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> => {
  const address = new URL(issuer)
  return discovery(address, clientId, undefined, ClientSecretBasic(clientSecret), {
    timeout: answerSeconds,
    // Only what never leaves this machine may travel in the clear.
    execute: address.protocol === 'http:' && loopbackHosts.has(address.hostname) ? [allowInsecureRequests] : [],
  })
}

/** The provider's document, read again when it is an hour old; the old one serves while the provider is silent. */
const createDiscovery = (settings: ProviderSettings) => {
  let known: { readonly configuration: Configuration; readonly at: number } | undefined
  return async (): Promise<Configuration> => {
    if (known && Date.now() - known.at < rediscoverMilliseconds) return known.configuration
    try {
      known = { configuration: await discover(settings), at: Date.now() }
    } catch (error) {
      settings.log('warn', 'The single sign-on provider does not answer.', { reason: String(error) })
      if (!known) throw new Refusal('single-sign-on.unanswered')
    }
    return known.configuration
  }
}

const fetchClaims = async (configuration: Configuration, journey: Journey, search: string): Promise<SignedOn> => {
  const address = new URL(journey.redirectUri)
  address.search = search
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState: journey.state,
    expectedNonce: journey.nonce,
    pkceCodeVerifier: journey.codeVerifier,
    idTokenExpected: true,
    ...(journey.maxAgeSeconds !== undefined && { maxAge: journey.maxAgeSeconds }),
  })
  const idToken = tokens.claims()
  if (idToken === undefined || idToken.sub === '' || idToken.sub.length > subMaxLength) {
    throw new Refusal('single-sign-on.failed')
  }
  const userInfo = await fetchUserInfo(configuration, tokens.access_token, idToken.sub)
  const { auth_time: authenticatedAt } = idToken
  const claims: Record<string, unknown> & { readonly sub: string } = { ...idToken, ...userInfo }
  return {
    ...readClaims(claims),
    isEmailRefuted: claims['email_verified'] === false || claims['email_verified'] === 'false',
    authenticatedAt: authenticatedAt === undefined ? null : new Date(authenticatedAt * 1000),
  }
}

/** A provider by OpenID Connect: code flow with PKCE, state and nonce. It is first asked when the first person needs it. */
export const connectProvider = (settings: ProviderSettings): IdentityProvider => {
  const configurationOf = createDiscovery(settings)
  return {
    name: settings.name,
    title: settings.title,
    begin: async ({ redirectUri, state, nonce, codeVerifier, maxAgeSeconds }) => {
      const address = buildAuthorizationUrl(await configurationOf(), {
        redirect_uri: redirectUri,
        scope: settings.scopes,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(maxAgeSeconds !== undefined && { max_age: String(maxAgeSeconds) }),
      })
      return address.href
    },
    tryOut: async () => {
      await discover(settings).catch((error: unknown) => {
        settings.log('warn', 'A single sign-on provider does not answer.', { reason: String(error) })
        throw new Refusal('single-sign-on.unanswered')
      })
    },
    finish: async (journey, search) => {
      const configuration = await configurationOf()
      try {
        return await fetchClaims(configuration, journey, search)
      } catch (error) {
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
          throw new Refusal('single-sign-on.cancelled')
        }
        settings.log('warn', 'A single sign-on failed.', { reason: String(error) })
        throw new Refusal('single-sign-on.failed')
      }
    },
  }
}
