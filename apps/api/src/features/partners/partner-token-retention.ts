import { retention } from '../../platform/schedules/retention.ts'
import { deletePartnerTokensBefore } from './partner-store.ts'

/** A used token is remembered until its age alone refuses it, which its row says. */
export const partnerTokenRetention = retention('partner-token-retention', 0, deletePartnerTokensBefore)
