import { transaction } from '../../db/transaction.ts'
import { serveAfterHolds } from '../../features/waitlist/serve-later.ts'
import { Refusal } from '../../refusal.ts'
import { endHoldsOfWishes } from '../../stores/wait-holds.ts'
import { deleteWish, findWish } from '../../stores/wait-wishes.ts'
import type { Verb } from '../../verb.ts'

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
