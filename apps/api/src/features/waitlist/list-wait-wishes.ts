import type { Verb } from '../../platform/verb.ts'
import { toWaitWish } from './to-wait-wish.ts'
import { listWishes } from './wish-store.ts'

export const listWaitWishes: Verb<'listWaitWishes'> = async (_context, { db, caller, now }) => {
  const wishes = await listWishes(db, caller.personId, now)
  return { answer: { data: wishes.map((wish) => toWaitWish(wish, now)) } }
}
