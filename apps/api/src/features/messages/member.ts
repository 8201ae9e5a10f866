import type { Verbs } from '../../platform/verb.ts'
import { memberActor } from '../reservations/acting.ts'
import { lockMyReservation, myReservation } from '../reservations/member/my-reservation.ts'
import * as messages from '../reservations/stores/messages.ts'
import { findPictureMessage, findWaitingPicture } from '../reservations/stores/pictures.ts'
import { toDamage, toMessage, toPicture } from '../reservations/to-message.ts'
import { refuseUnlessMay } from '../reservations/why-not.ts'
import { writeDamage } from '../reservations/write-damage.ts'
import { answerMessage, writeMessage } from '../reservations/write-message.ts'
import { getPicture } from './get-picture.ts'
import { storePicture } from './store-picture.ts'

/** What is said and shown about a reservation and its car. */
export const messageVerbs = {
  /** Keeps a picture and makes it a message of its own. */
  addMessagePicture: async (context, call) => {
    const { db, caller, input, now } = call
    const messageId = await storePicture(context, call, findPictureMessage, (tx, reservation, { id }) =>
      writeMessage(tx, reservation, {
        authorId: caller.personId,
        kind: 'MESSAGE',
        text: '',
        at: now,
        pictureIds: [id],
      }),
    )
    return answerMessage(db, await myReservation(db, caller, input.params.id), messageId)
  },
  /** Writes a message about a reservation, at any time before, in and after the trip. */
  addMessage: async (_context, { db, caller, input, now }) => {
    const reservation = await lockMyReservation(db, caller, input.params.id)
    refuseUnlessMay('message', reservation, { actor: memberActor(caller), now })
    const written = { ...input.body, authorId: caller.personId, kind: 'MESSAGE' as const, at: now }
    return answerMessage(db, reservation, await writeMessage(db, reservation, written))
  },
  getPicture,
  listMessages: async (_context, { db, caller, input, now }) => {
    const reservation = await myReservation(db, caller, input.params.id)
    const found = await messages.listMessages(db, reservation, { until: now })
    return { answer: { data: found.map(toMessage) } }
  },
  /** Reports what is wrong with the car, seen before, in or after the trip. */
  reportDamage: async (_context, { db, caller, input, now }) => {
    const reservation = await lockMyReservation(db, caller, input.params.id)
    refuseUnlessMay('report-damage', reservation, { actor: memberActor(caller), now })
    const damageId = await writeDamage(db, caller, reservation, input.body, now)
    return {
      answer: { entity: toDamage(await messages.findDamage(db, reservation.organizationId, damageId)), errors: [] },
    }
  },
  /** Keeps a picture for the message or damage that will name it. */
  uploadPicture: async (context, call) => {
    const picture = await storePicture(context, call, findWaitingPicture, async (_tx, _reservation, kept) => kept)
    return { answer: { entity: toPicture(picture), errors: [] } }
  },
} satisfies Partial<Verbs>
