import { locations } from './rules/locations.ts'
import type { Rules } from './rules.ts'

/** What resources need beyond the common, by key. */
export const adminRules: Readonly<Record<string, Rules | undefined>> = { locations }
