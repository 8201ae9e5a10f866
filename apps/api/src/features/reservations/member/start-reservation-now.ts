import type { Verb } from '../../../platform/verb.ts'
import { startNow } from '../operations/start-now.ts'
import { changeMyReservation } from './change-my-reservation.ts'

export const startReservationNow: Verb<'startReservationNow'> = (context, call) =>
  changeMyReservation(context, call, (acting, reservation) => startNow(acting, reservation, call.input.body))
