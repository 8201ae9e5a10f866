import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verbs } from '../../platform/verb.ts'
import { endHoldsOfWishes } from '../holds/hold-store.ts'
import { serveAfterHolds } from '../holds/serve-later.ts'
import { createWaitWish } from './create-wait-wish.ts'
import { toWaitWish } from './to-wait-wish.ts'
import { deleteWish, findWish, listWishes } from './wish-store.ts'

/** Waiting for a car to become free. */
export const waitListVerbs = {
  createWaitWish,
  /** Passes a held car on. Only the car that the person saw: another that was held since stays. */
  declineHold: async (context, { db, caller, input }) => {
    const wish = orRefuse(await findWish(db, caller.personId, input.params.id))
    if (wish.hold?.car.id === input.body.carId) {
      const ended = await endHoldsOfWishes(db, 'DECLINED', wish.organizationId, [wish.id])
      await serveAfterHolds(context, db, ended)
    }
    return { answer: undefined }
  },
  /** Takes the person out of the queue; a car that was held goes to the next. */
  deleteWaitWish: async (context, { caller, input }) => {
    await transaction(context.database, async (tx) => {
      const wish = orRefuse(await findWish(tx, caller.personId, input.params.id))
      const ended = await endHoldsOfWishes(tx, 'DECLINED', wish.organizationId, [wish.id])
      await deleteWish(tx, wish)
      await serveAfterHolds(context, tx, ended)
    })
    return { answer: undefined }
  },
  listWaitWishes: async (_context, { db, caller, now }) => {
    const wishes = await listWishes(db, caller.personId, now)
    return { answer: { data: wishes.map((wish) => toWaitWish(wish, now)) } }
  },
} satisfies Partial<Verbs>
