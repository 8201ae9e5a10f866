import type { Reservation } from '@delebil/core-api'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Caller } from '../../../platform/verb.ts'
import { myReservation } from './my-reservation.ts'
import { toReservation } from './to-reservation.ts'

/** The answer to a change: the reservation as it is now. */
export const answerReservation = async (
  context: Pick<Context, 'carAccess'>,
  db: Queryable,
  caller: Caller,
  id: number,
  now: Date,
): Promise<{ answer: { entity: Reservation; errors: [] } }> => ({
  answer: { entity: toReservation(context, caller, await myReservation(db, caller, id), now), errors: [] },
})
