import { toPicture } from '../../features/messages/to-message.ts'
import { findWaitingPicture } from '../../stores/pictures.ts'
import type { Verb } from '../../verb.ts'
import { keepPicture } from './keep-picture.ts'

/** Keeps a picture for the message or damage that will name it. */
export const uploadPicture: Verb<'uploadPicture'> = async (context, call) => {
  const picture = await keepPicture(context, call, findWaitingPicture, async (_tx, _reservation, kept) => kept)
  return { answer: { entity: toPicture(picture), errors: [] } }
}
