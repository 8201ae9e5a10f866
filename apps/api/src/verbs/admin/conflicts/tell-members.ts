import { reservationPage } from '@delebil/core-api'
import { mailTexts } from '../../../mail/mail-texts.ts'
import { pushTexts } from '../../../push/push-texts.ts'
import { findAccount } from '../../../stores/accounts.ts'
import { listPushTokens } from '../../../stores/push-tokens.ts'
import type { Reservation } from '../../../stores/reservations.ts'
import { tableOf } from '../records-of.ts'
import { messages } from '../rules/trips.ts'
import type { Writing } from '../rules.ts'
import { createRecord } from '../write-record.ts'

export type Told = { readonly reservationId: number; readonly byMail: boolean }

/** Tells a member about a reservation: among its messages, by mail, and on each browser that wants notifications. */
export const tellMember = async (
  writing: Writing,
  { id, personId, reservationNumber }: Reservation,
  text: string,
): Promise<Told> => {
  const { context, call } = writing
  await createRecord(writing, tableOf('messages'), messages, { reservationId: id, text, isNoAnswer: true })
  const account = await findAccount(call.db, personId)
  const path = reservationPage(id)
  if (account) {
    const about = { reservationNumber, text, link: `${call.siteOrigin}${path}` }
    await context.jobs.enqueue(call.db, 'mail', mailTexts.fromStaff(account, about))
  }
  for (const token of await listPushTokens(call.db, personId)) {
    if (!token.enabled) continue
    await context.jobs.enqueue(call.db, 'push', { tokenId: token.id, message: pushTexts.fromStaff({ text, path }) })
  }
  return { reservationId: id, byMail: account !== undefined }
}
