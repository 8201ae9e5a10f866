import { chargeReservations } from '../billing/charge-reservations.ts'
import { serveCarLater } from '../holds/serve-later.ts'
import type { Acting } from './acting.ts'
import type { Plan } from './price-plan.ts'
import type { NewReservationChange } from './stores/reservation-changes.ts'
import { setPriceLines } from './stores/reservation-price-lines.ts'
import type { Changed } from './stores/reservation-updates.ts'
import type { Reservation } from './stores/reservations.ts'
import { unlessTaken } from './unless-taken.ts'
import { writeDown } from './write-down.ts'

export type ReservationWork = Pick<NewReservationChange, 'action' | 'changes'> & {
  /** Makes the change; 'car-taken' where the constraint says no. */
  readonly make: () => Promise<Changed> | Promise<void>
  /** What it needs cars for. Left out where it needs none that it does not have. */
  readonly needs?: { readonly carIds: readonly number[]; readonly start: Date; readonly end: Date }
  /** What the reservation costs then. */
  readonly price?: Pick<Plan, 'stage' | 'lines'>
  /** What is owed for it is another then, though not because of its price: a price that is not a promise is always owed. */
  readonly changesCharges?: true
  /** The cars whose availability is another then: the reservation's own, if left out. */
  readonly carIds?: readonly number[]
  /** Its car is freed, in whole or in part: whoever waits for it is asked. */
  readonly freesCar?: true
}

/** The one way in which a reservation changes: the change, its price, who did it, whoever follows it, and whoever waits. */
export const changeReservation = async (
  { db, actor, now, jobs }: Acting,
  reservation: Reservation,
  { action, changes, make, needs, price, changesCharges, carIds = [reservation.carId], freesCar }: ReservationWork,
): Promise<void> => {
  const { organizationId, carId } = reservation
  if (needs) await unlessTaken({ jobs }, db, { organizationId, ...needs }, now, make)
  else await make()
  if (price) await setPriceLines(db, reservation, price.stage, price.lines)
  if (changesCharges || (price && price.stage !== 'booking')) {
    await chargeReservations(db, organizationId, [reservation.id], { at: now, by: actor.personId })
  }
  await writeDown(db, reservation, { action, personId: actor.personId, at: now, ...(changes && { changes }) }, carIds)
  if (freesCar) await serveCarLater({ jobs }, db, { organizationId, carId })
}
