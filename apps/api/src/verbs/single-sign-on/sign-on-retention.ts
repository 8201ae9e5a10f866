import { retention } from '../../schedules/retention.ts'
import { deleteSignOnsBefore } from '../../stores/single-sign-on.ts'

/** Each row says itself when it is over. */
export const signOnRetention = retention('sign-on-retention', 0, deleteSignOnsBefore)
