import { retention } from '../../platform/schedules/retention.ts'
import { deleteLoginLinksBefore } from './stores/login-links.ts'

const keepMilliseconds = 24 * 60 * 60_000

/** Links that let a browser try work for minutes; a day later they can be asked for anew. */
export const loginLinkRetention = retention('login-link-retention', keepMilliseconds, deleteLoginLinksBefore)
