import type { PlanMoved } from '@delebil/core-api/admin'
import { mailTexts } from '../../mail/mail-texts.ts'
import { type Movable, nameAudience } from '../../stores/admin/moves.ts'
import { findCarOf } from '../../stores/cars.ts'
import { listReservationAudience } from '../../stores/reservation-audience.ts'
import type { Writing } from './rules.ts'

type Move = { readonly reservationId: number; readonly carId: number; readonly start: Date; readonly end: Date }
type Told = PlanMoved['told']

/**
 * Mails whoever booked what was moved, and answers who hears of it: the others who may see a reservation see it change on their
 * page, as with each change that is written down.
 */
export const tellOfMoves = async (
  { context, call: { db, office } }: Writing,
  moves: readonly Move[],
  before: ReadonlyMap<number, Movable>,
  now: Date,
): Promise<ReadonlyMap<number, Told>> => {
  const { organizationId } = office
  const viewers = await listReservationAudience(
    db,
    moves.map(({ reservationId }) => reservationId),
  )
  const audience = await nameAudience(db, viewers, organizationId)
  const told = new Map<number, Told>()
  for (const { reservationId, personId, name, email, isBooker } of audience) {
    const move = moves.find((one) => one.reservationId === reservationId)
    const from = before.get(reservationId)
    const car = move && isBooker ? await findCarOf(db, organizationId, move.carId, now) : undefined
    if (move && from && car)
      await context.jobs.enqueue(db, 'mail', mailTexts.reservationMoved({ name, email }, { car, from, to: move }))
    const by = car ? 'MAIL' : 'SITE'
    told.set(reservationId, [...(told.get(reservationId) ?? []), { personId, name, by }])
  }
  return told
}
