import type { Endpoint } from '@delebil/core-api'
import type { Context } from '../../../platform/context.ts'
import { mayCall } from '../../../platform/may-call.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/verb.ts'
import { listPermissions } from '../stores/staff-permissions.ts'

/**
 * Refuses whoever may not make the call: without a session where one is needed, with a partner's session where the contract
 * does not open the call to partners, or without any of the permissions in any club.
 * Whether a permission covers the row asked for is the verb's question.
 */
export const checkAccess = async (
  context: Context,
  { access, partner }: Pick<Endpoint, 'access' | 'partner'>,
  caller: Caller | undefined,
): Promise<void> => {
  if (access === 'public') return
  if (caller === undefined) throw new Refusal('session.missing')
  if (caller.partner !== undefined && !partner) throw new Refusal('permission.missing')
  if (access === 'session') return
  const granted = await listPermissions(context.database, caller.personId)
  const held = new Set(granted.flatMap(({ permissions }) => permissions))
  if (!mayCall(access, held)) throw new Refusal('permission.missing')
}
