import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { Call, Verb } from '../../platform/verb.ts'
import { memberActor } from '../reservations/acting.ts'
import { answerReservation } from '../reservations/member/answer-reservation.ts'
import { askOdometer } from '../reservations/member/ask-odometer.ts'
import { lockMyReservation } from '../reservations/member/my-reservation.ts'
import { begin } from '../reservations/operations/begin.ts'
import { callCar } from './call-car.ts'

const beginTrip = async (context: Context, call: Call<'dialToOpen'>): Promise<void> => {
  const { database, jobs } = context
  const { caller, input, now } = call
  const shown = await askOdometer(context, call, 'begin')
  await transaction(database, async (db) =>
    begin({ db, actor: memberActor(caller), now, jobs }, await lockMyReservation(db, caller, input.params.id), shown),
  )
}

const problems = { refused: 'car-access.refused', silent: 'car-access.silent' } as const

/** Opens the car, and begins the trip with the first time. */
export const dialToOpen: Verb<'dialToOpen'> = async (context, call) => {
  await callCar(context, call, 'open', async (port, car, signal) => {
    const answer = await port.open(car, signal)
    return answer === 'opened' ? { answer } : { problem: problems[answer] }
  })
  await beginTrip(context, call)
  return answerReservation(context, call.db, call.caller, call.input.params.id, call.now)
}
