import { listWishes } from '../../stores/wait-wishes.ts'
import type { Verb } from '../../verb.ts'
import { toWaitWish } from './to-wait-wish.ts'

export const listWaitWishes: Verb<'listWaitWishes'> = async (_context, { db, caller, now }) => {
  const wishes = await listWishes(db, caller.personId, now)
  return { answer: { data: wishes.map((wish) => toWaitWish(wish, now)) } }
}
