import { retention } from '../../platform/schedules/retention.ts'
import { deleteWaitingPicturesBefore } from '../reservations/stores/pictures.ts'

const keepMilliseconds = 24 * 60 * 60_000

/** A picture waits a day for the message or damage that it was taken for. */
export const pictureRetention = retention('picture-retention', keepMilliseconds, deleteWaitingPicturesBefore)
