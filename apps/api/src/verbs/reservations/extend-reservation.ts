import { extend } from '../../features/reservations/operations/extend.ts'
import type { Verb } from '../../verb.ts'
import { changeMyReservation } from './change-my-reservation.ts'

export const extendReservation: Verb<'extendReservation'> = (context, call) => {
  const { extendByMinutes: minutes, maxTotalOre } = call.input.body
  return changeMyReservation(context, call, (acting, reservation) =>
    extend(acting, reservation, { minutes, maxTotalOre }),
  )
}
