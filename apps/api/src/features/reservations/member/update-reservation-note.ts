import type { Verb } from '../../../platform/verb.ts'
import { changeNote } from '../operations/change-note.ts'
import { changeMyReservation } from './change-my-reservation.ts'

export const updateReservationNote: Verb<'updateReservationNote'> = (context, call) =>
  changeMyReservation(context, call, (acting, reservation) => changeNote(acting, reservation, call.input.body.userNote))
