import type { Verb } from '../../platform/verb.ts'
import { isFeatureEnabled } from './stores/feature-toggles.ts'

/** Whether a feature is on. */
export const getFeatureToggle: Verb<'getFeatureToggle'> = async (_context, { db, input }) => ({
  answer: { entity: await isFeatureEnabled(db, input.params.name) },
})
