import type { Verb } from '../../platform/verb.ts'
import { myReservation } from '../reservations/member/my-reservation.ts'
import { findPictureMessage } from '../reservations/stores/pictures.ts'
import { answerMessage, writeMessage } from '../reservations/write-message.ts'
import { keepPicture } from './keep-picture.ts'

/** Keeps a picture and makes it a message of its own. */
export const addMessagePicture: Verb<'addMessagePicture'> = async (context, call) => {
  const { db, caller, input, now } = call
  const messageId = await keepPicture(context, call, findPictureMessage, (tx, reservation, { id }) =>
    writeMessage(tx, reservation, {
      authorId: caller.personId,
      kind: 'MESSAGE',
      text: '',
      at: now,
      pictureIds: [id],
    }),
  )
  return answerMessage(db, await myReservation(db, caller, input.params.id), messageId)
}
