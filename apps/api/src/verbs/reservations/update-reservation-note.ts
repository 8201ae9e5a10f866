import { transaction } from '../../db/transaction.ts'
import { changeNote } from '../../stores/reservation-updates.ts'
import type { Verb } from '../../verb.ts'
import { answerReservation } from './answer-reservation.ts'
import { lockMyReservation } from './my-reservation.ts'
import { writeDown } from './write-down.ts'

/** Keeps the note; an empty one is no note. */
export const updateReservationNote: Verb<'updateReservationNote'> = ({ database }, { caller, input, now }) =>
  transaction(database, async (tx) => {
    const reservation = await lockMyReservation(tx, caller, input.params.id)
    const userNote = input.body.userNote || null
    await changeNote(tx, reservation, userNote)
    const changes = { userNote: { from: reservation.userNote, to: userNote } }
    await writeDown(tx, reservation, { action: 'note-changed', personId: caller.personId, at: now, changes }, [])
    return answerReservation(tx, caller, reservation.id, now)
  })
