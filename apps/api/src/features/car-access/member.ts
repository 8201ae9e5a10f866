import { formatInstant } from '@delebil/validation/time'
import { geoPoint } from '../../platform/geo/geo-point.ts'
import type { Verbs } from '../../platform/verb.ts'
import { answerReservation } from '../reservations/member/answer-reservation.ts'
import { callCar } from './call-car.ts'
import { dialToOpen } from './dial-to-open.ts'
import { reportCarLogIn } from './report-car-log-in.ts'

const problems = {
  'door-open': 'car-access.door-open',
  refused: 'car-access.lock-refused',
  silent: 'car-access.silent',
} as const

/** Opening, locking and asking a car. */
export const carAccessVerbs = {
  dialToOpen,
  /** How the car is now; to those who drive it, and only while they may open it. */
  getCarState: async (context, call) => {
    const {
      position,
      odometerKilometers: _,
      ...reported
    } = await callCar(context, call, 'state', async (port, car, signal) => {
      const answer = await port.condition(car, signal)
      return answer === 'silent' ? { problem: 'car-access.silent' } : { answer }
    })
    return { answer: { ...reported, at: formatInstant(call.now), position: position && geoPoint(position) } }
  },
  /** Locks the car. The trip goes on. */
  lockCar: async (context, call) => {
    await callCar(context, call, 'lock', async (port, car, signal) => {
      const answer = await port.lock(car, signal)
      return answer === 'locked' ? { answer } : { problem: problems[answer] }
    })
    return answerReservation(context, call.db, call.caller, call.input.params.id, call.now)
  },
  reportCarLogIn,
} satisfies Partial<Verbs>
