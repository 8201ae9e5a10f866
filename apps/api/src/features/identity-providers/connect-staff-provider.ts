import type { IdentityProvider } from '../../adapters/single-sign-on/port.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createSeal, SealBroken } from '../../platform/seal.ts'
import type { StoredIdentityProvider } from './identity-provider-store.ts'

const SEALED_FOR = 'identity provider'

export const sealSecret = ({ secretsKey }: Context, secret: string): Buffer => {
  if (secretsKey === undefined) throw new Refusal('identity-provider.no-key')
  return createSeal(secretsKey, SEALED_FOR).seal(secret)
}

const unsealSecret = ({ secretsKey, log }: Context, { organizationId, sealedClientSecret }: StoredIdentityProvider) => {
  try {
    if (secretsKey !== undefined) return createSeal(secretsKey, SEALED_FOR).unseal(sealedClientSecret)
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
  }
  log('warn', 'The secret of an identity provider was sealed with another key.', { organizationId })
  throw new Refusal('single-sign-on.unanswered')
}

/** The provider as it is stored. */
export const connectStaffProvider = (context: Context, stored: StoredIdentityProvider): IdentityProvider => {
  const { title, issuer, clientId } = stored
  return context.staffProvider({ title, issuer, clientId, clientSecret: unsealSecret(context, stored) })
}
