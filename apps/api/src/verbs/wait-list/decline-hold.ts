import { serveAfterHolds } from '../../features/waitlist/serve-later.ts'
import { Refusal } from '../../refusal.ts'
import { endHoldsOfWishes } from '../../stores/wait-holds.ts'
import { findWish } from '../../stores/wait-wishes.ts'
import type { Verb } from '../../verb.ts'

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
