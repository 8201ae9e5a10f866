import { retention } from '../../schedules/retention.ts'
import { deleteWaitingPicturesBefore } from '../../stores/pictures.ts'

const keepMilliseconds = 24 * 60 * 60_000

/** A picture waits a day for the message or damage that it was taken for. */
export const pictureRetention = retention('picture-retention', keepMilliseconds, deleteWaitingPicturesBefore)
