import { retryConflicts } from '../platform/http/retry-conflicts.ts'
import type { TestSite } from './test-site.ts'

/** Takes every organization and person out of a site. Its server reads meanwhile: where the two wait for each other, it is done again. */
export const emptySite = async ({ suite }: Pick<TestSite, 'suite'>): Promise<void> => {
  await retryConflicts(() => suite.database.change('truncate organization, person cascade'))
}
