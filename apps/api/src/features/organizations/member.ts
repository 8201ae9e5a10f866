import type { Verbs } from '../../platform/verb.ts'
import { getReadiness } from './get-readiness.ts'
import { getTerms } from './get-terms.ts'
import { isFeatureEnabled } from './stores/feature-toggles.ts'
import * as organizations from './stores/organizations.ts'
import { findOrganizationOfSite } from './stores/own-sites.ts'

/** The clubs, their terms and what they have switched on. */
export const organizationVerbs = {
  /** Whether a feature is on. */
  getFeatureToggle: async (_context, { db, input }) => ({
    answer: { entity: await isFeatureEnabled(db, input.params.name) },
  }),
  getReadiness,
  getTerms,
  /** All of them; on the site of one of them that one alone. */
  listOrganizations: async (_context, { db, siteOrigin }) => {
    const all = await organizations.listOrganizations(db)
    const own = await findOrganizationOfSite(db, siteOrigin)
    return { answer: { data: own === undefined ? all : all.filter(({ id }) => id === own) } }
  },
} satisfies Partial<Verbs>
