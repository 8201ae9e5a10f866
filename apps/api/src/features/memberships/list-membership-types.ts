import type { Verb } from '../../platform/verb.ts'
import * as types from './stores/membership-types.ts'
import { whatIsBrought } from './what-is-brought.ts'

export const listMembershipTypes: Verb<'listMembershipTypes'> = async (_context, { db, caller, input: { query } }) => {
  const bringing = await whatIsBrought(db, caller, query.partnerKey)
  return { answer: { data: await types.listMembershipTypes(db, bringing, query.orgId) } }
}
