import { refuseOldSecondStep } from '../sessions/refuse-without-second-step.ts'
import type { OfficeCall } from './admin-verb.ts'

/** Refuses what cannot be undone to staff who proved their second step a while ago, where only the record says that it cannot. */
export const refuseOldProof = ({ db, caller, now }: Pick<OfficeCall, 'db' | 'caller' | 'now'>): Promise<void> =>
  refuseOldSecondStep(db, caller, now)
