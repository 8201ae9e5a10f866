import type { StaffRight } from '@delebil/core-api/admin'

const daysText = ({ startsOn, endsOn }: StaffRight): string =>
  startsOn ? ` ${startsOn}/${endsOn ?? ''}` : endsOn === null ? '' : ` ${endsOn}`

/** Rights as a history keeps them: 'HELP_READ', 'HELP_READ 2026-12-31' where they end, 'HELP_READ 2026-12-01/' where they begin. */
export const rightsAsText = (rights: readonly StaffRight[]): string[] =>
  rights.map((right) => right.permission + daysText(right)).sort()
