import { cancel } from '../../features/reservations/operations/cancel.ts'
import type { Verb } from '../../verb.ts'
import { changeMyReservation } from './change-my-reservation.ts'

export const cancelReservation: Verb<'cancelReservation'> = (context, call) =>
  changeMyReservation(context, call, (acting, reservation) => cancel(acting, reservation, call.input.body))
