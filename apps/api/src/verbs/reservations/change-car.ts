import { changeCar as swap } from '../../features/reservations/operations/change-car.ts'
import type { Verb } from '../../verb.ts'
import { changeMyReservation } from './change-my-reservation.ts'

export const changeCar: Verb<'changeCar'> = (context, call) => {
  const { body } = call.input
  return changeMyReservation(context, call, (acting, reservation) => swap(acting, reservation, body), body.newCarId)
}
