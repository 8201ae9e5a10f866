import * as organizations from '../../stores/organizations.ts'
import type { Verb } from '../../verb.ts'

export const listOrganizations: Verb<'listOrganizations'> = async (_context, { db }) => ({
  answer: { data: await organizations.listOrganizations(db) },
})
