import { retention } from '../../platform/schedules/retention.ts'
import { deleteOffersBefore } from './extension-offer-store.ts'

const keepMilliseconds = 30 * 24 * 60 * 60_000

/** Long after the answer would be taken, for whoever asks what was agreed. */
export const extensionOfferRetention = retention('extension-offer-retention', keepMilliseconds, deleteOffersBefore)
