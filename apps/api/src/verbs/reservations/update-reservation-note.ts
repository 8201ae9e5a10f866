import { changeNote } from '../../stores/reservation-updates.ts'
import type { Verb } from '../../verb.ts'
import { answerReservation } from './answer-reservation.ts'
import { lockMyReservation } from './my-reservation.ts'
import { writeDown } from './write-down.ts'

/** Keeps the note; an empty one is no note. */
export const updateReservationNote: Verb<'updateReservationNote'> = async (context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  const userNote = input.body.userNote || null
  await changeNote(db, reservation, userNote)
  const changes = { userNote: { from: reservation.userNote, to: userNote } }
  await writeDown(db, reservation, { action: 'note-changed', personId: caller.personId, at: now, changes }, [])
  return answerReservation(context, db, caller, reservation.id, now)
}
