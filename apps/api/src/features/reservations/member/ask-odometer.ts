import type { ReservationAction } from '@delebil/validation'
import type { Context } from '../../../platform/context.ts'
import { memberActor } from '../acting.ts'
import { fetchOdometer, type ShownOdometer } from '../fetch-condition.ts'
import { whyNot } from '../why-not.ts'
import type { MemberCall } from './change-my-reservation.ts'
import { myReservation } from './my-reservation.ts'

/** Asks the car for its odometer, for what a member is about to do. Before its lock is taken: nobody waits there for a silent car. */
export const askOdometer = async (
  context: Pick<Context, 'carAccess' | 'log'>,
  { db, caller, input, now }: MemberCall,
  action: ReservationAction,
): Promise<ShownOdometer | undefined> => {
  const reservation = await myReservation(db, caller, input.params.id)
  const problem = whyNot(action, reservation, { actor: memberActor(caller, reservation), now })
  return problem === undefined ? fetchOdometer(context, reservation) : undefined
}
