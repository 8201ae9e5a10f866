import type { Endpoint } from '@delebil/core-api'
import type { Context } from '../../../platform/context.ts'
import { mayCall } from '../../../platform/may-call.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/verb.ts'
import { grantsOf } from '../grants-of.ts'

/**
 * Refuses whoever may not make the call: without a session where one is needed, with a partner's session where the contract
 * does not open the call to partners, with a session of the staff for what is a person's own, or without any of the permissions in any club.
 * Whether a permission covers the row asked for is the verb's question.
 */
export const checkAccess = async (
  context: Context,
  { access, partner, staffSession }: Pick<Endpoint, 'access' | 'partner' | 'staffSession'>,
  caller: Caller | undefined,
): Promise<void> => {
  if (access === 'public') return
  if (caller === undefined) throw new Refusal('session.missing')
  if (caller.partner !== undefined && !partner) throw new Refusal('permission.missing')
  if (access === 'session') {
    if (caller.staffOf !== undefined && !staffSession) throw new Refusal('session.staff-only')
    return
  }
  const granted = await grantsOf(context.database, caller)
  const held = new Set(granted.flatMap(({ permissions }) => permissions))
  if (!mayCall(access, held)) throw new Refusal('permission.missing')
}
