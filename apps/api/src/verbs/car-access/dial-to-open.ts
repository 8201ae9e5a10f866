import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { memberActor } from '../../features/reservations/acting.ts'
import { begin } from '../../features/reservations/operations/begin.ts'
import type { Call, Verb } from '../../verb.ts'
import { answerReservation } from '../reservations/answer-reservation.ts'
import { lockMyReservation } from '../reservations/my-reservation.ts'
import { askCar } from './ask-car.ts'

const beginTrip = ({ database, jobs }: Context, { caller, input, now }: Call<'dialToOpen'>): Promise<void> =>
  transaction(database, async (db) =>
    begin({ db, actor: memberActor(caller), now, jobs }, await lockMyReservation(db, caller, input.params.id)),
  )

const problems = { refused: 'car-access.refused', silent: 'car-access.silent' } as const

/** Opens the car, and begins the trip with the first time. */
export const dialToOpen: Verb<'dialToOpen'> = async (context, call) => {
  await askCar(context, call, 'open', async (port, car, signal) => {
    const answer = await port.open(car, signal)
    return answer === 'opened' ? { answer } : { problem: problems[answer] }
  })
  await beginTrip(context, call)
  return answerReservation(context, call.db, call.caller, call.input.params.id, call.now)
}
