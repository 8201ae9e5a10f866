import { checkReminder, nextReminderKind } from '@delebil/validation'
import { addOsloDays, osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { readAccountingOwner } from '../../organizations/accounting-owner.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { dropProposals, insertProposal, listOverdue } from '../stores/reminders.ts'

/**
 * Proposes to remind of what may be reminded of, where the club itself reminds: a person sends it. Where another system does, what stood
 * proposed here is sent no more. Done twice it proposes nothing twice. Answers how many that may be.
 */
export const proposeReminders = async (tx: Queryable, organizationId: number, now: Date): Promise<number> => {
  if ((await readAccountingOwner(tx, organizationId, now)) !== 'OWN') {
    await dropProposals(tx, organizationId, now)
    return 0
  }
  const { reminderAfterDays, reminderSecond } = await readPolicy(tx, organizationId, now)
  const today = osloDateText(now)
  const overdue = await listOverdue(tx, organizationId, osloDateText(addOsloDays(now, 1 - reminderAfterDays)))
  const due = overdue.filter((invoice) => checkReminder(invoice, reminderAfterDays, today) === undefined)
  for (const invoice of due) {
    await insertProposal(tx, invoice, nextReminderKind(invoice, reminderSecond === 0), now)
  }
  return due.length
}
