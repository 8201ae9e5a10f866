import { retention } from '../schedules/retention.ts'
import { deleteOutboxBefore } from './outbox-store.ts'

const keepMilliseconds = 6 * 60 * 60_000

/** Told events are kept for as long as a process may sleep. */
export const outboxRetention = retention('outbox-retention', keepMilliseconds, deleteOutboxBefore)
