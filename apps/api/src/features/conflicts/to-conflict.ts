import type { Conflict } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import { whyText } from './conflict-texts.ts'
import type { AffectedReservation } from './stores/conflicts.ts'

/** An affected reservation as it is told. */
export const toConflict = (row: AffectedReservation): Conflict => {
  const { id, start, end, otherNumber: _n, otherPerson: _p, otherEnd: _e, newLocation: _l, note: _s, ...rest } = row
  return { reservationId: id, ...rest, why: whyText(row), start: formatInstant(start), end: formatInstant(end) }
}
