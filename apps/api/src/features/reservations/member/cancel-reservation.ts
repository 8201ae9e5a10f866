import type { Verb } from '../../../platform/verb.ts'
import { cancel } from '../operations/cancel.ts'
import { changeMyReservation } from './change-my-reservation.ts'

export const cancelReservation: Verb<'cancelReservation'> = (context, call) =>
  changeMyReservation(context, call, (acting, reservation) => cancel(acting, reservation, call.input.body))
