import type { StaffRight } from '@delebil/core-api/admin'

/** Rights as a history keeps them: 'HELP_READ', or 'HELP_READ 2026-12-31' where they end. */
export const rightsAsText = (rights: readonly StaffRight[]): string[] =>
  rights.map(({ permission, endsOn }) => (endsOn === null ? permission : `${permission} ${endsOn}`)).sort()
