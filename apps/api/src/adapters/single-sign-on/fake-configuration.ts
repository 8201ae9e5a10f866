import { randomBytes } from 'node:crypto'
import type { Configuration, JWK } from 'oidc-provider'
import { createFakeMemory } from './fake-memory.ts'
import type { FakePerson } from './fake-people.ts'

type Options = {
  readonly client: { readonly id: string; readonly secret: string }
  readonly callbackPath: string
  readonly people: readonly FakePerson[]
  readonly key: JWK
}

const minute = 60

/** The fake with the scopes of Vipps: PKCE is a must, the secret travels in the header, everybody has consented. */
export const fakeConfiguration = ({ client, callbackPath, people, key }: Options): Configuration => ({
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      // A native client comes back to any port of the machine: ours is not known yet.
      application_type: 'native',
      redirect_uris: ['127.0.0.1', 'localhost', '[::1]'].map((host) => `http://${host}${callbackPath}`),
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_basic',
    },
  ],
  adapter: createFakeMemory(),
  jwks: { keys: [key] },
  cookies: { keys: [randomBytes(24).toString('base64url')] },
  scopes: ['openid', 'profile', 'name', 'phoneNumber', 'email', 'birthDate'],
  claims: {
    openid: ['sub'],
    profile: ['name', 'given_name', 'family_name'],
    name: ['name', 'given_name', 'family_name'],
    phoneNumber: ['phone_number'],
    email: ['email', 'email_verified'],
    birthDate: ['birthdate'],
  },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  interactions: { url: (_ctx, { uid }) => `/choose/${uid}` },
  ttl: {
    AccessToken: 10 * minute,
    AuthorizationCode: 2 * minute,
    Grant: 10 * minute,
    IdToken: 10 * minute,
    Interaction: 10 * minute,
    Session: 10 * minute,
  },
  findAccount: (_ctx, sub) => {
    const person = people.find((one) => one.sub === sub)
    return person && { accountId: sub, claims: async () => ({ ...person }) }
  },
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
    grant.addOIDCScope('openid profile name phoneNumber email birthDate')
    await grant.save()
    return grant
  },
})
