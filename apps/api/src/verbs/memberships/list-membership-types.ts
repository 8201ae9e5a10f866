import * as types from '../../stores/membership-types.ts'
import type { Verb } from '../../verb.ts'

export const listMembershipTypes: Verb<'listMembershipTypes'> = async (_context, { db, input: { query } }) => ({
  answer: { data: await types.listMembershipTypes(db, query.partnerKey, query.orgId) },
})
