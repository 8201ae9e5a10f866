import type { Verbs } from '../../platform/verb.ts'
import { getReadiness } from './get-readiness.ts'
import { getTerms } from './get-terms.ts'
import { isFeatureEnabled } from './stores/feature-toggles.ts'
import * as organizations from './stores/organizations.ts'

/** The clubs, their terms and what they have switched on. */
export const organizationVerbs = {
  /** Whether a feature is on. */
  getFeatureToggle: async (_context, { db, input }) => ({
    answer: { entity: await isFeatureEnabled(db, input.params.name) },
  }),
  getReadiness,
  getTerms,
  listOrganizations: async (_context, { db }) => ({
    answer: { data: await organizations.listOrganizations(db) },
  }),
} satisfies Partial<Verbs>
