import type { Verb } from '../../platform/verb.ts'
import { answerReservation } from '../reservations/member/answer-reservation.ts'
import { askCar } from './ask-car.ts'

const problems = {
  'door-open': 'car-access.door-open',
  refused: 'car-access.lock-refused',
  silent: 'car-access.silent',
} as const

/** Locks the car. The trip goes on. */
export const lockCar: Verb<'lockCar'> = async (context, call) => {
  await askCar(context, call, 'lock', async (port, car, signal) => {
    const answer = await port.lock(car, signal)
    return answer === 'locked' ? { answer } : { problem: problems[answer] }
  })
  return answerReservation(context, call.db, call.caller, call.input.params.id, call.now)
}
