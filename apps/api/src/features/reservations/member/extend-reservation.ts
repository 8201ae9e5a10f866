import type { Verb } from '../../../platform/verb.ts'
import { extend } from '../operations/extend.ts'
import { changeMyReservation } from './change-my-reservation.ts'

export const extendReservation: Verb<'extendReservation'> = (context, call) => {
  const { extendByMinutes: minutes, maxTotalOre } = call.input.body
  return changeMyReservation(context, call, (acting, reservation) =>
    extend(acting, reservation, { minutes, maxTotalOre }),
  )
}
