import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { MailCheck, MailX } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { messageCells } from './message-cells.tsx'
import { MessageRow } from './message-row.tsx'
import { MessageLead, messageActions, messageCase, messagePanels } from './message-screen.tsx'

const { path, recordPath } = adminPaths.messages

export const messagesScreen: Screen<'messages'> = {
  path,
  recordPath,
  resource: adminResources.messages,
  heading: ['Meldinger', 'Melding'],
  cells: messageCells,
  outsideForm: ['isRead', 'assigneeId', 'postponedUntil'],
  searchHint: 'Tekst, avsender, nummer eller skilt',
  views: [
    {
      key: 'ubesvart',
      name: 'Ubesvart',
      where: { caseState: 'OPEN' },
      sort: 'urgency',
      meaning: 'look',
      isFirst: true,
    },
    { key: 'mine', name: 'Mine', where: { caseState: 'OPEN' }, isOwn: true, sort: 'urgency' },
    { key: 'venter', name: 'Venter', where: { caseState: 'POSTPONED' }, sort: 'urgency' },
  ],
  bulk: [
    { key: 'read', label: 'Marker som lest', icon: MailCheck, task: { action: 'change', values: { isRead: true } } },
    { key: 'unread', label: 'Marker som ulest', icon: MailX, task: { action: 'change', values: { isRead: false } } },
  ],
  queue: { Row: MessageRow, isFirstView: true, opensFirst: true, actions: [...messageCase, ...messageActions] },
  Lead: MessageLead,
  leadFields: [
    'kind',
    'text',
    'author',
    'reservationNumber',
    'licensePlate',
    'reservationId',
    'isFromStaff',
    'isRead',
    'pictureCount',
    'created',
    'caseState',
  ],
  actions: messageActions,
  panels: messagePanels,
}
