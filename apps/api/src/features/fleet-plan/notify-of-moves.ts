import { PLAN_UNDO_MINUTES, type PlanMoved } from '@delebil/core-api/admin'
import { addMinutes } from '@delebil/validation/time'
import type { Writing } from '../admin-records/rules.ts'
import { listReservationAudience } from '../reservations/stores/reservation-audience.ts'
import { saveMoveNotice } from './stores/move-notices.ts'
import { type Movable, nameAudience } from './stores/moves.ts'

type Move = { readonly reservationId: number; readonly carId: number; readonly start: Date; readonly end: Date }
type Notified = PlanMoved['notified']

/** When the booker is told: as soon as nobody undoes it any more, and not after the trip begins, where it was or where it is. */
const dueOf = (from: Movable, to: Move, now: Date): Date => {
  const latest = Math.min(addMinutes(now, PLAN_UNDO_MINUTES).getTime(), from.start.getTime(), to.start.getTime())
  return new Date(Math.max(now.getTime(), latest))
}

/**
 * Has whoever booked what was moved notified, when the time to undo it is over, and answers who hears of it: the others who
 * may see a reservation see it change on their page, as with each change that is written down.
 */
export const notifyOfMoves = async (
  { context, call: { db, office } }: Writing,
  moves: readonly Move[],
  before: ReadonlyMap<number, Movable>,
  now: Date,
): Promise<ReadonlyMap<number, Notified>> => {
  const { organizationId } = office
  const viewers = await listReservationAudience(
    db,
    moves.map(({ reservationId }) => reservationId),
  )
  const audience = await nameAudience(db, viewers, organizationId)
  const notified = new Map<number, Notified>()
  for (const { reservationId, personId, name, isBooker } of audience) {
    const move = moves.find((one) => one.reservationId === reservationId)
    const from = before.get(reservationId)
    if (isBooker && move && from) {
      const due = dueOf(from, move, now)
      const afterSeconds = Math.ceil((due.getTime() - now.getTime()) / 1000)
      await saveMoveNotice(db, { organizationId, reservationId }, from, due)
      const notice = { organizationId, reservationId, due: due.toISOString() }
      await context.jobs.enqueue(db, 'move-notice', notice, { afterSeconds })
    }
    notified.set(reservationId, [
      ...(notified.get(reservationId) ?? []),
      { personId, name, by: isBooker ? 'MAIL' : 'SITE' },
    ])
  }
  return notified
}
