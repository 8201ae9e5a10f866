import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Claim, passHolds } from '../holds/pass-holds.ts'
import type { Changed } from './stores/reservation-updates.ts'

/** Makes a change that needs a car, or refuses it. Tried again where only a hold that has run out stood in the way. */
export const unlessTaken = async (
  context: Pick<Context, 'jobs'>,
  tx: Queryable,
  claim: Omit<Claim, 'personId'>,
  now: Date,
  change: () => Promise<Changed> | Promise<void>,
): Promise<void> => {
  let changed = await change()
  if (changed === 'car-taken' && (await passHolds(context, tx, claim, now))) changed = await change()
  if (changed === 'car-taken') throw new Refusal('reservation.car-taken')
}
