import { startNow } from '../../features/reservations/operations/start-now.ts'
import type { Verb } from '../../verb.ts'
import { changeMyReservation } from './change-my-reservation.ts'

export const startReservationNow: Verb<'startReservationNow'> = (context, call) =>
  changeMyReservation(context, call, (acting, reservation) => startNow(acting, reservation, call.input.body))
