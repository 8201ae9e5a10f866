import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { findAccount } from '../accounts/stores/accounts.ts'
import type { HeldCar } from '../notifications/held-car.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { pushTexts } from '../notifications/push-texts.ts'
import { listPushTokens } from '../notifications/push-token-store.ts'

export type HoldNews = HeldCar & { readonly organizationId: number; readonly personId: number }

/** Tells a person by mail, and on every browser that wants notifications, that a car is held. */
export const notifyOfHold = async ({ jobs }: Pick<Context, 'jobs'>, tx: Queryable, news: HoldNews): Promise<void> => {
  const account = await findAccount(tx, news.personId)
  if (account) await jobs.enqueue(tx, 'mail', mailTexts.carHeld(news.organizationId, account, news))
  for (const { id, enabled } of await listPushTokens(tx, news.personId)) {
    if (enabled) await jobs.enqueue(tx, 'push', { tokenId: id, message: pushTexts.carHeld(news) })
  }
}
