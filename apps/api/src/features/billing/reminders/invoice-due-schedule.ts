import { quietUntil } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { transaction } from '../../../platform/db/transaction.ts'
import type { Schedule } from '../../../platform/schedules/schedule.ts'
import { dayText } from '../../notifications/letter.ts'
import { mailTexts } from '../../notifications/mail-texts.ts'
import { mailKinds, notificationTexts } from '../../notifying/notification-texts.ts'
import { notifyPerson } from '../../notifying/notify-person.ts'
import { listOrganizationIds, readPolicy } from '../../organizations/stores/settings.ts'
import { type DueInvoice, listDueSoon } from '../stores/due-soon.ts'

const path = '/invoices'

const notificationOf = ({ organizationId, id, personId, ...invoice }: DueInvoice, siteUrl: string) => {
  const [rest, due, link] = [formatNok(invoice.restOre), dayText(invoice.dueDate), `${siteUrl}${path}`]
  const said = notificationTexts.INVOICE_DUE({ number: invoice.number, rest, due })
  return {
    kind: 'INVOICE_DUE',
    organizationId,
    personId,
    reservationId: null,
    thing: id,
    about: invoice.dueAt,
    values: { faktura: String(invoice.number), pris: rest, frist: due, kid: invoice.kid, lenke: link },
    push: { ...said, path },
    mail: (to: { readonly email: string }) =>
      mailTexts.notified(organizationId, mailKinds.INVOICE_DUE, to, { ...said, link }),
  } as const
}

/** Each hour outside the quiet ones: whoever pays for what is soon due and not paid hears of it, of each invoice once. */
export const invoiceDueSchedule: Schedule = {
  name: 'invoice-due-schedule',
  everySeconds: 3600,
  run: async ({ database, siteUrl, ...context }, now) => {
    for (const organizationId of await listOrganizationIds(database)) {
      const policy = await readPolicy(database, organizationId, now)
      const days = policy.invoiceDueReminderDays
      if (days === 0 || quietUntil(now, policy) !== undefined) continue
      const span = { from: osloDateText(now), to: osloDateText(addOsloDays(now, days)) }
      const due = await listDueSoon(database, organizationId, span)
      for (const invoice of due)
        await transaction(database, (tx) => notifyPerson(context, tx, notificationOf(invoice, siteUrl), now))
    }
  },
}
