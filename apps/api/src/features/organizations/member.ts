import type { Verb, Verbs } from '../../platform/verb.ts'
import { getTerms } from './get-terms.ts'
import { isFeatureEnabled } from './stores/feature-toggles.ts'
import * as organizations from './stores/organizations.ts'

/** Whether a feature is on. */
const getFeatureToggle: Verb<'getFeatureToggle'> = async (_context, { db, input }) => ({
  answer: { entity: await isFeatureEnabled(db, input.params.name) },
})

const listOrganizations: Verb<'listOrganizations'> = async (_context, { db }) => ({
  answer: { data: await organizations.listOrganizations(db) },
})

/** The clubs, their terms and what they have switched on. */
export const organizationVerbs = {
  getFeatureToggle,
  getTerms,
  listOrganizations,
} as const satisfies Partial<Verbs>
