import type { Caller } from '../../platform/verb.ts'

/** Whether a session that a partner's site began may reach the club: its own. Any other session may reach all. */
export const isWithinPartner = ({ partner }: Caller, organizationId: number): boolean =>
  partner === undefined || partner.organizationId === organizationId
