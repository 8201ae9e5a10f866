import type { Endpoint } from '@delebil/core-api'
import type { AdminCall, AnyAdminVerb } from '../features/admin-records/admin-verb.ts'
import { refuseOtherSide } from '../features/organizations/accounting-owner.ts'

const isOwned = ({ ofInvoiceOwner: owned }: Endpoint, { input }: AdminCall): boolean => {
  if (typeof owned !== 'object') return owned === true
  const { action } = (input['body'] ?? {}) as { readonly action?: string }
  return action !== undefined && owned.includes(action)
}

/** Refuses every call that is the invoice owner's, as the contract says, where that is another system. */
export const guardInvoiceOwner = (
  contract: Readonly<Record<string, Endpoint>>,
  verbs: Readonly<Record<string, AnyAdminVerb>>,
): Readonly<Record<string, AnyAdminVerb>> =>
  Object.fromEntries(
    Object.entries(verbs).map(([name, verb]) => {
      const declaration = contract[name]
      if (!declaration?.ofInvoiceOwner) return [name, verb]
      const guarded: AnyAdminVerb = async (context, call) => {
        if (isOwned(declaration, call)) await refuseOtherSide(call.db, call.office.organizationId, call.now)
        return verb(context, call)
      }
      return [name, guarded]
    }),
  )
