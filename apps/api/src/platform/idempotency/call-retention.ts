import { retention } from '../schedules/retention.ts'
import { deleteCallsBefore } from './idempotency-store.ts'

const keepMilliseconds = 48 * 60 * 60_000

/** An answer is promised again for 24 hours; a day more is for phones that lay in a drawer. */
export const callRetention = retention('call-retention', keepMilliseconds, deleteCallsBefore)
