import { PASSWORD_RESET_MINUTES } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { createPasswordReset, endPasswordResets } from './stores/password-resets.ts'

/** Keeps the one link with which the person sets a password; those before it end. */
export const renewPasswordLink = async (
  tx: Queryable,
  personId: number,
  tokenHash: Buffer,
  now: Date,
): Promise<void> => {
  await endPasswordResets(tx, personId, now)
  await createPasswordReset(tx, { tokenHash, personId, now, expiresAt: addMinutes(now, PASSWORD_RESET_MINUTES) })
}
