import type { Conflict } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import { whyText } from './conflict-texts.ts'
import type { HurtReservation } from './stores/conflicts.ts'

/** A hurt reservation as it is told. */
export const toConflict = (hurt: HurtReservation): Conflict => {
  const { id, start, end, otherNumber: _n, otherPerson: _p, otherEnd: _e, newLocation: _l, note: _s, ...rest } = hurt
  return { reservationId: id, ...rest, why: whyText(hurt), start: formatInstant(start), end: formatInstant(end) }
}
