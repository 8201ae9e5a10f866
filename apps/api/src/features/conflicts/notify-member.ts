import { reservationPage } from '@delebil/core-api'
import { findAccount } from '../accounts/stores/accounts.ts'
import type { Writing } from '../admin-records/rules.ts'
import { createRecord } from '../admin-records/write-record.ts'
import { answeringNobody } from '../messages/resources/messages/messages-resource.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { pushTexts } from '../notifications/push-texts.ts'
import { listPushTokens } from '../notifications/push-token-store.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'

export type Notified = { readonly reservationId: number; readonly byMail: boolean }

/** Tells a member about a reservation: among its messages, by mail, and on each browser that wants notifications. */
export const notifyMember = async (
  writing: Writing,
  { id, organizationId, personId, reservationNumber }: Reservation,
  text: string,
): Promise<Notified> => {
  const { context, call } = writing
  await createRecord(writing, 'messages', { reservationId: id, text }, answeringNobody)
  const account = await findAccount(call.db, personId)
  const path = reservationPage(id)
  if (account) {
    const about = { reservationNumber, text, link: `${call.siteOrigin}${path}` }
    await context.jobs.enqueue(call.db, 'mail', mailTexts.fromStaff(organizationId, account, about))
  }
  for (const token of await listPushTokens(call.db, personId)) {
    if (!token.enabled) continue
    await context.jobs.enqueue(call.db, 'push', { tokenId: token.id, message: pushTexts.fromStaff({ text, path }) })
  }
  return { reservationId: id, byMail: account !== undefined }
}
