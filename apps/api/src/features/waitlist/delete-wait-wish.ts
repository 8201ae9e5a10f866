import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { endHoldsOfWishes } from '../holds/hold-store.ts'
import { serveAfterHolds } from '../holds/serve-later.ts'
import { deleteWish, findWish } from './wish-store.ts'

/** Takes the person out of the queue; a car that was held goes to the next. */
export const deleteWaitWish: Verb<'deleteWaitWish'> = async (context, { caller, input }) => {
  await transaction(context.database, async (tx) => {
    const wish = await findWish(tx, caller.personId, input.params.id)
    if (wish === undefined) throw new Refusal('resource.unknown')
    const ended = await endHoldsOfWishes(tx, 'DECLINED', wish.organizationId, [wish.id])
    await deleteWish(tx, wish)
    await serveAfterHolds(context, tx, ended)
  })
  return { answer: undefined }
}
