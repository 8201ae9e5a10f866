import type { Verb } from '../../platform/verb.ts'
import { findWaitingPicture } from '../reservations/stores/pictures.ts'
import { toPicture } from '../reservations/to-message.ts'
import { keepPicture } from './keep-picture.ts'

/** Keeps a picture for the message or damage that will name it. */
export const uploadPicture: Verb<'uploadPicture'> = async (context, call) => {
  const picture = await keepPicture(context, call, findWaitingPicture, async (_tx, _reservation, kept) => kept)
  return { answer: { entity: toPicture(picture), errors: [] } }
}
