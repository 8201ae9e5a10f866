import type { Verb } from '../../../platform/verb.ts'
import { end } from '../operations/end.ts'
import { changeMyReservation } from './change-my-reservation.ts'

export const endReservation: Verb<'endReservation'> = (context, call) =>
  changeMyReservation(context, call, (acting, reservation) => end(acting, reservation, call.input.body))
