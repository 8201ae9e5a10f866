import type { RecordAction, RecordPanel } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { MailCheck, MailX } from 'lucide-react'
import { MessageThread } from './message-thread.tsx'

const mark = (isRead: boolean): Pick<RecordAction<'messages'>, 'run' | 'undo' | 'access' | 'shown'> => ({
  access: ['MESSAGE_WRITE'],
  shown: (record) => record.isRead !== isRead && record.isFromStaff !== true,
  run: ({ api, organizationId: orgId }, { id, version }, _values, attempt) =>
    api.change('messages', id, { isRead, version }, { orgId }, attempt),
  undo: ({ api, organizationId: orgId }, { id }, answered) => {
    const { entity } = answered as { entity: Read<'messages'> }
    return api.change('messages', id, { isRead: !isRead, version: entity.version }, { orgId })
  },
})

export const messageActions: readonly RecordAction<'messages'>[] = [
  { key: 'read', label: 'Marker som lest', icon: MailCheck, done: 'Meldingen er lest', ...mark(true) },
  { key: 'unread', label: 'Marker som ulest', icon: MailX, done: 'Meldingen er ulest', ...mark(false) },
]

const Thread = ({ record }: { readonly record: Read<'messages'> }) => (
  <MessageThread reservationId={record.reservationId} />
)

export const messagePanels: readonly RecordPanel<'messages'>[] = [{ key: 'thread', heading: 'Samtalen', Panel: Thread }]
