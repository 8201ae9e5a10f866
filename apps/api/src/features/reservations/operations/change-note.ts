import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import { changesOf } from '../changes-of.ts'
import * as updates from '../stores/reservation-updates.ts'
import type { Reservation } from '../stores/reservations.ts'
import { refuseUnlessMay } from '../why-not.ts'

/** Keeps the note; an empty one is no note. */
export const changeNote = async (acting: Acting, reservation: Reservation, text: string | null): Promise<void> => {
  refuseUnlessMay('note', reservation, acting)
  const userNote = text || null
  await changeReservation(acting, reservation, {
    action: 'note-changed',
    changes: changesOf(reservation, { userNote }),
    make: () => updates.changeNote(acting.db, reservation, userNote),
    carIds: [],
  })
}
