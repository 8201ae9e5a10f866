import * as types from '../../stores/membership-types.ts'
import type { Verb } from '../../verb.ts'
import { whatIsBrought } from '../partners/what-is-brought.ts'

export const listMembershipTypes: Verb<'listMembershipTypes'> = async (_context, { db, caller, input: { query } }) => {
  const bringing = await whatIsBrought(db, caller, query.partnerKey)
  return { answer: { data: await types.listMembershipTypes(db, bringing, query.orgId) } }
}
