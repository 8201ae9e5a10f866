import { end } from '../../features/reservations/operations/end.ts'
import type { Verb } from '../../verb.ts'
import { changeMyReservation } from './change-my-reservation.ts'

export const endReservation: Verb<'endReservation'> = (context, call) =>
  changeMyReservation(context, call, (acting, reservation) => end(acting, reservation, call.input.body))
