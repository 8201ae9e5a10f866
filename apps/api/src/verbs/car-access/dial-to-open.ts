import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { markStarted } from '../../stores/reservation-updates.ts'
import type { Call, Verb } from '../../verb.ts'
import { answerReservation } from '../reservations/answer-reservation.ts'
import { lockMyReservation } from '../reservations/my-reservation.ts'
import { writeDown } from '../reservations/write-down.ts'
import { askCar } from './ask-car.ts'

const begin = ({ database }: Context, { caller, input, now }: Call<'dialToOpen'>): Promise<void> =>
  transaction(database, async (tx) => {
    const reservation = await lockMyReservation(tx, caller, input.params.id)
    if (reservation.started !== null) return
    await markStarted(tx, reservation, now)
    await writeDown(tx, reservation, { action: 'started', personId: caller.personId, at: now }, [reservation.carId])
  })

const problems = { refused: 'car-access.refused', silent: 'car-access.silent' } as const

/** Opens the car, and begins the trip with the first time. */
export const dialToOpen: Verb<'dialToOpen'> = async (context, call) => {
  await askCar(context, call, 'open', async (port, car, signal) => {
    const answer = await port.open(car, signal)
    return answer === 'opened' ? { answer } : { problem: problems[answer] }
  })
  await begin(context, call)
  return answerReservation(context, call.db, call.caller, call.input.params.id, call.now)
}
