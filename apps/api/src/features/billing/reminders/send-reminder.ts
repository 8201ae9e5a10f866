import { createHash } from 'node:crypto'
import { checkReminder, type ReminderKind, reminderDueDate, reminderFeeOre } from '@delebil/validation'
import { osloDateText } from '@delebil/validation/time'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { orRefuse } from '../../../platform/or-refuse.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockMembership } from '../../memberships/stores/memberships.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { addCharge } from '../add-charge.ts'
import { findInvoiceOf } from '../stores/invoices.ts'
import * as store from '../stores/reminders.ts'
import { findSeller } from '../stores/sellers.ts'
import { type ReminderPaper, renderReminderPdf } from './render-reminder-pdf.ts'

type Key = { readonly organizationId: number; readonly id: number }
type Of = Pick<store.Reminder, 'organizationId' | 'invoiceId' | 'kind'>

/** What would be sent of a reminder now. */
export const paperOf = async (
  db: Queryable,
  { organizationId, invoiceId, kind }: Of,
  restOre: number,
  now: Date,
): Promise<ReminderPaper> => {
  const { reminderTermDays, reminderFee } = await readPolicy(db, organizationId, now)
  const sentOn = osloDateText(now)
  return {
    seller: await findSeller(db, organizationId),
    invoice: orRefuse(await findInvoiceOf(db, { organizationId, id: invoiceId })),
    kind,
    sentOn,
    dueDate: reminderDueDate(sentOn, reminderTermDays),
    restOre,
    feeOre: reminderFeeOre(reminderFee, await store.findLawfulFee(db, sentOn)),
  }
}

const productText: Readonly<Record<ReminderKind, string>> = {
  REMINDER: 'Purregebyr',
  NOTICE: 'Gebyr for inkassovarsel',
}

const chargeFee = async (tx: Queryable, { invoice, kind, feeOre }: ReminderPaper, personId: number, now: Date) => {
  if (feeOre === 0) return null
  const { organizationId, membershipId, number } = invoice
  const owed = {
    membershipId,
    description: `${productText[kind]}, faktura ${number}`,
    quantity: 1,
    unitPriceOre: feeOre,
    source: 'REMINDER',
    deliveredFrom: now,
    deliveredTo: now,
  } as const
  const id = await addCharge(tx, organizationId, { key: 'reminderFee' }, owed, { at: now, by: personId })
  if (id === undefined) throw new Refusal('charge.no-vat-rate')
  return id
}

/**
 * Sends what was proposed, after the rules were asked again under the locks of the membership and the invoice: what was paid, held or
 * disputed meanwhile is not sent. It is kept as it is sent. Needs a transaction.
 */
export const sendReminder = async (
  { tx, jobs }: { readonly tx: Queryable; readonly jobs: Pick<Context['jobs'], 'enqueue'> },
  { organizationId, id, membershipId }: Key & { readonly membershipId: number },
  { personId, now }: { readonly personId: number; readonly now: Date },
): Promise<void> => {
  await lockMembership(tx, organizationId, membershipId)
  const reminder = await store.lockReminder(tx, { organizationId, id })
  const reminded = await store.findReminded(tx, { organizationId, id: reminder.invoiceId })
  const { reminderAfterDays } = await readPolicy(tx, organizationId, now)
  const problem = checkReminder(reminded, reminderAfterDays, osloDateText(now))
  if (problem) throw new Refusal(problem)
  if (reminder.state !== 'PROPOSED' && reminder.state !== 'FAILED') throw new Refusal('reminder.sent')
  const { method, receiver } = await store.findReceiver(tx, { organizationId, membershipId })
  if (receiver === '') throw new Refusal('reminder.no-receiver')
  const paper = await paperOf(tx, reminder, reminded.restOre, now)
  // A fee is claimed once, however often it takes to reach somebody.
  const isAgain = reminder.state === 'FAILED'
  const feeOre = isAgain ? reminder.feeOre : paper.feeOre
  const document = await renderReminderPdf({ ...paper, feeOre })
  await store.keepSent(
    tx,
    { organizationId, id },
    {
      restOre: reminded.restOre,
      feeOre,
      chargeId: isAgain
        ? await store.findChargeOf(tx, { organizationId, id })
        : await chargeFee(tx, paper, personId, now),
      dueDate: paper.dueDate,
      method,
      receiver,
      document,
      sha256: createHash('sha256').update(document).digest('hex'),
      at: now,
      by: personId,
    },
  )
  if (method === 'EMAIL') await jobs.enqueue(tx, 'reminder-delivery', { reminderId: id })
}
