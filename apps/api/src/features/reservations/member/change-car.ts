import type { Verb } from '../../../platform/verb.ts'
import { changeCar as swap } from '../operations/change-car.ts'
import { changeMyReservation } from './change-my-reservation.ts'

export const changeCar: Verb<'changeCar'> = (context, call) => {
  const { body } = call.input
  return changeMyReservation(context, call, (acting, reservation) => swap(acting, reservation, body), body.newCarId)
}
