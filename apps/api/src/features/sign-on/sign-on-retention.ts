import { retention } from '../../platform/schedules/retention.ts'
import { deleteSignOnsBefore } from './sign-on-store.ts'

/** Each row says itself when it is over. */
export const signOnRetention = retention('sign-on-retention', 0, deleteSignOnsBefore)
