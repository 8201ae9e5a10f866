import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Caller } from '../../../platform/verb.ts'
import { type Acting, memberActor } from '../acting.ts'
import type { Reservation } from '../stores/reservations.ts'
import { answerReservation } from './answer-reservation.ts'
import { lockMyReservation } from './my-reservation.ts'

/** A member's call for one reservation. */
export type MemberCall = {
  readonly db: Queryable
  readonly caller: Caller
  readonly input: { readonly params: { readonly id: number } }
  readonly now: Date
}

/** A member changes a reservation by an operation, and is answered with what it is then. `otherCarId`: one more car to lock. */
export const changeMyReservation = async (
  context: Pick<Context, 'jobs' | 'carAccess'>,
  { db, caller, input, now }: MemberCall,
  operation: (acting: Acting, reservation: Reservation) => Promise<void>,
  otherCarId?: number,
) => {
  const reservation = await lockMyReservation(db, caller, input.params.id, otherCarId)
  await operation({ db, actor: memberActor(caller), now, jobs: context.jobs }, reservation)
  return answerReservation(context, db, caller, reservation.id, now)
}
