import { adminCounts, bulkRuns, savedViews, searchAdmin } from './common-calls.ts'

/** What staff can do beyond list, form and history: each call by its name. */
export const adminCalls = {
  ...savedViews,
  ...bulkRuns,
  'admin.search': searchAdmin,
  'admin.counts': adminCounts,
} as const
