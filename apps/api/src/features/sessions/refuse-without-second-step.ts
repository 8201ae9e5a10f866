import type { Endpoint } from '@delebil/core-api'
import { SECOND_STEP_MINUTES } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/verb.ts'
import { findSecondStepStanding } from './stores/second-step-store.ts'

/** What is a person's own is demanded by none. */
const NO_ORGANIZATION = 0

/** Whether a proof is as new as what cannot be undone needs it to be. */
export const isRecent = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && addMinutes(provedAt, SECOND_STEP_MINUTES) > now

/** Refuses what cannot be undone to whoever has a second step and proved it a while ago, or never. */
export const refuseOldSecondStep = async (
  db: Queryable,
  { sessionTokenHash }: Pick<Caller, 'sessionTokenHash'>,
  now: Date,
): Promise<void> => {
  const { provedAt, hasFactor } = await findSecondStepStanding(db, sessionTokenHash, NO_ORGANIZATION)
  if (hasFactor && !isRecent(provedAt, now)) throw new Refusal('second-step.again')
}

/** Refuses a call of staff whose session lacks its second step: where they have one, where the organization demands one, and again where the call says so. */
export const refuseWithoutSecondStep = async (
  db: Queryable,
  { secondStep }: Pick<Endpoint, 'secondStep'>,
  { sessionTokenHash }: Pick<Caller, 'sessionTokenHash'>,
  organizationId: number,
  now: Date,
): Promise<void> => {
  const { provedAt, hasFactor, isDemanded } = await findSecondStepStanding(db, sessionTokenHash, organizationId)
  if (!hasFactor) {
    if (isDemanded) throw new Refusal('second-step.missing')
    return
  }
  if (provedAt === null) throw new Refusal('second-step.required')
  if (secondStep === 'recent' && !isRecent(provedAt, now)) throw new Refusal('second-step.again')
}
