import { parseEmails } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { type Mail, MailRefused } from '../../../adapters/mail/port.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { JobData } from '../../../platform/jobs/jobs.ts'
import { mailTexts } from '../../notifications/mail-texts.ts'
import { sendingTexts } from '../sending/sending-texts.ts'
import { findInvoiceOf } from '../stores/invoices.ts'
import { endReminder, lockQueued } from '../stores/reminders.ts'
import { findSeller } from '../stores/sellers.ts'
import { reminderTexts } from './reminder-texts.ts'

type Parts = Pick<Context, 'database' | 'log'> & { readonly mail: Mail }

/** A mail server that is down is asked again for so long. */
const PATIENCE_MS = 3 * 24 * 60 * 60 * 1000

/** Mails a reminder as it was kept. What was paid since it was sent is thanked for by the text of it. */
export const deliverReminder = async (
  { database, mail, log }: Parts,
  { reminderId }: JobData['reminder-delivery'],
  now: Date,
): Promise<void> =>
  transaction(database, async (tx) => {
    const reminder = await lockQueued(tx, reminderId)
    if (reminder === undefined) return
    const { organizationId, invoiceId, kind, restOre, dueDate, receiver, sentAt, document } = reminder
    const invoice = await findInvoiceOf(tx, { organizationId, id: invoiceId })
    if (!invoice || restOre === null || dueDate === null || receiver === null)
      throw new Error(`Reminder ${reminderId} is of nothing.`)
    const { name } = await findSeller(tx, organizationId)
    const { number, kid } = invoice
    const [to = receiver, ...copies] = parseEmails(receiver)
    try {
      const bill = { kind, number, rest: formatNok(restOre), dueDate, kid }
      await mail.send(mailTexts.reminder(organizationId, name, to, bill), {
        id: `reminder-${reminderId}`,
        copies,
        attachments: [
          { filename: reminderTexts.fileName(kind, number), content: document, contentType: 'application/pdf' },
        ],
      })
      await endReminder(tx, reminderId, 'SENT', { at: now })
    } catch (error) {
      const isRefused = error instanceof MailRefused
      if (!isRefused && now.getTime() - (sentAt?.getTime() ?? 0) < PATIENCE_MS) throw error
      log('warn', 'A reminder was not delivered.', { organizationId, invoiceId, reminderId })
      const problem = isRefused ? error.message.slice(0, 300) : sendingTexts.gaveUp
      await endReminder(tx, reminderId, 'FAILED', { at: now, problem })
    }
  })
