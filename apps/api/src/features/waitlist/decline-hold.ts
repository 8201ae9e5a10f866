import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { endHoldsOfWishes } from '../holds/hold-store.ts'
import { serveAfterHolds } from '../holds/serve-later.ts'
import { findWish } from './wish-store.ts'

/** Passes a held car on. Only the car that the person saw: another that was held since stays. */
export const declineHold: Verb<'declineHold'> = async (context, { db, caller, input }) => {
  const wish = await findWish(db, caller.personId, input.params.id)
  if (wish === undefined) throw new Refusal('resource.unknown')
  if (wish.hold?.car.id === input.body.carId) {
    const ended = await endHoldsOfWishes(db, 'DECLINED', wish.organizationId, [wish.id])
    await serveAfterHolds(context, db, ended)
  }
  return { answer: undefined }
}
