import type { Verb } from '../../platform/verb.ts'
import * as organizations from './stores/organizations.ts'

export const listOrganizations: Verb<'listOrganizations'> = async (_context, { db }) => ({
  answer: { data: await organizations.listOrganizations(db) },
})
