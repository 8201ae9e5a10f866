import { changeNote } from '../../features/reservations/operations/change-note.ts'
import type { Verb } from '../../verb.ts'
import { changeMyReservation } from './change-my-reservation.ts'

export const updateReservationNote: Verb<'updateReservationNote'> = (context, call) =>
  changeMyReservation(context, call, (acting, reservation) => changeNote(acting, reservation, call.input.body.userNote))
