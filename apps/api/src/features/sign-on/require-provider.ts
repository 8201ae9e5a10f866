import type { IdentityProvider } from '../../adapters/single-sign-on/port.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'

/** The provider of this site. Refuses where there is none, or where the address names another. */
export const requireProvider = ({ signOn }: Context, name = signOn?.name): IdentityProvider => {
  if (signOn === undefined || signOn.name !== name) throw new Refusal('resource.unknown')
  return signOn
}
