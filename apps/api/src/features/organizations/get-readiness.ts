import { checkBooker, checkDriver } from '@delebil/validation'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { readPolicy } from './stores/settings.ts'

/** What keeps the caller from booking in a club now, and from driving there at a moment, as the booking and the law will say. */
export const getReadiness: Verb<'getReadiness'> = async (_context, { db, caller, input: { query }, now }) => {
  const { orgId, at = now } = query
  if (caller.partner !== undefined && caller.partner.organizationId !== orgId) throw new Refusal('resource.unknown')
  const policy = await readPolicy(db, orgId, now)
  return {
    answer: {
      booking: checkBooker(caller, policy, now) ?? null,
      driving: checkDriver(caller.license, policy, at) ?? null,
      license: caller.license,
    },
  }
}
