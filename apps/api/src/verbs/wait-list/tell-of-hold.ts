import type { Context } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { HeldCar } from '../../mail/held-car.ts'
import { mailTexts } from '../../mail/mail-texts.ts'
import { pushTexts } from '../../push/push-texts.ts'
import { findAccount } from '../../stores/accounts.ts'
import { listPushTokens } from '../../stores/push-tokens.ts'

export type HoldNews = HeldCar & { readonly personId: number }

/** Tells a person by mail, and on every browser that wants notifications, that a car is held. */
export const tellOfHold = async ({ jobs }: Pick<Context, 'jobs'>, tx: Queryable, news: HoldNews): Promise<void> => {
  const account = await findAccount(tx, news.personId)
  if (account) await jobs.enqueue(tx, 'mail', mailTexts.carHeld(account, news))
  for (const { id, enabled } of await listPushTokens(tx, news.personId)) {
    if (enabled) await jobs.enqueue(tx, 'push', { tokenId: id, message: pushTexts.carHeld(news) })
  }
}
