import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { MailCheck, MailX } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { MessageRow } from './message-row.tsx'
import { MessageLead, messageActions, messagePanels } from './message-screen.tsx'

const { path, recordPath } = adminPaths.messages

export const messagesScreen: Screen<'messages'> = {
  path,
  recordPath,
  resource: adminResources.messages,
  heading: ['Meldinger', 'Melding'],
  outsideForm: ['isRead'],
  searchHint: 'Tekst, avsender, nummer eller skilt',
  views: [
    {
      key: 'uleste',
      name: 'Uleste fra medlemmer',
      where: { isRead: false, isFromStaff: false },
      sort: 'created',
      meaning: 'look',
    },
  ],
  bulk: [
    { key: 'read', label: 'Marker som lest', icon: MailCheck, task: { action: 'change', values: { isRead: true } } },
    { key: 'unread', label: 'Marker som ulest', icon: MailX, task: { action: 'change', values: { isRead: false } } },
  ],
  queue: { Row: MessageRow, isFirstView: true },
  Lead: MessageLead,
  leadFields: ['text', 'author', 'reservationNumber', 'licensePlate', 'reservationId'],
  actions: messageActions,
  panels: messagePanels,
}
