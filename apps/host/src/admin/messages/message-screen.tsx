import { HeadedCard, mayAny, type RecordAction, type RecordPanel } from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { MailCheck, MailX } from 'lucide-react'
import { MessageAbout } from './message-about.tsx'
import { messageTexts } from './message-texts.ts'
import { MessageThread } from './message-thread.tsx'
import { useTrip } from './use-trip.ts'

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
  {
    key: 'read',
    label: 'Marker som lest',
    icon: MailCheck,
    done: 'Meldingen er lest',
    closesCase: true,
    ...mark(true),
  },
  { key: 'unread', label: 'Marker som ulest', icon: MailX, done: 'Meldingen er ulest', ...mark(false) },
]

/** The conversation, with the answer under it. */
export function MessageLead({ record }: { readonly record: Read<'messages'> }) {
  const { reservationId, author, isFromStaff } = record
  const trip = useTrip(reservationId)
  return (
    <HeadedCard heading={messageTexts.thread}>
      <MessageThread reservationId={reservationId} person={isFromStaff ? (trip?.person ?? null) : author} />
    </HeadedCard>
  )
}

export const messagePanels: readonly RecordPanel<'messages'>[] = [
  {
    key: 'about',
    heading: messageTexts.about,
    isAside: true,
    shown: (_record, { permissions }) => mayAny(permissions, adminResources.reservations.read),
    Panel: MessageAbout,
  },
]
