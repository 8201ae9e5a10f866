import type { Screen } from '@delebil/admin-components'
import { adminResources, reminderStates } from '@delebil/core-api/admin'
import { Send, Trash2 } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { reminderActions } from './reminder-actions.ts'
import { ReminderLead } from './reminder-lead.tsx'
import { ReminderPhoneRow } from './reminder-phone-row.tsx'
import { reminderTexts as texts } from './reminder-texts.ts'
import { ReminderTools } from './reminder-tools.tsx'

const { path, recordPath } = adminPaths.reminders

export const remindersScreen: Screen<'reminders'> = {
  path,
  recordPath,
  resource: adminResources.reminders,
  heading: [texts.heading, texts.one],
  searchHint: texts.search,
  tones: { state: { PROPOSED: 'yellow', QUEUED: 'green', SENT: 'green', FAILED: 'red' } },
  views: [
    {
      key: 'foreslatt',
      name: reminderStates.PROPOSED,
      where: { state: 'PROPOSED' },
      meaning: 'look',
      isFirst: true,
      none: [texts.noneProposed, texts.noneProposedHelp],
    },
    { key: 'sendt', name: reminderStates.SENT, where: { state: ['QUEUED', 'SENT'] } },
    { key: 'kom-ikke-fram', name: reminderStates.FAILED, where: { state: 'FAILED' }, meaning: 'wrong' },
    { key: 'stoppet', name: reminderStates.STOPPED, where: { state: 'STOPPED' } },
  ],
  bulk: [
    { key: 'send', label: texts.send, icon: Send, task: { action: 'send' } },
    { key: 'drop', label: texts.drop, icon: Trash2, task: { action: 'drop' } },
  ],
  PhoneRow: ReminderPhoneRow,
  Above: ReminderTools,
  Lead: ReminderLead,
  leadFields: ['invoiceNumber', 'customer', 'wasDue', 'restOre', 'dueDate', 'feeOre'],
  actions: reminderActions,
}
