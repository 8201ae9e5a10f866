import { formatInstant } from '@delebil/validation/time'
import type { AffectedReservation } from '../stores/fleet.ts'

/** Whom a change would affect, as it is told. */
export const toAffected = ({ start, end, ...reservation }: AffectedReservation) => ({
  ...reservation,
  start: formatInstant(start),
  end: formatInstant(end),
})
