import {
  type AdminHost,
  type Attempt,
  CaseWhy,
  HeadedCard,
  mayAny,
  type RecordAction,
  type RecordPanel,
  useAdminHost,
} from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { Stack } from '@delebil/ui'
import { formatDuration } from '@delebil/validation/text'
import { MINUTE_MS } from '@delebil/validation/time'
import { MailCheck, MailX } from 'lucide-react'
import { caseActions } from '../shared/case-actions.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { EarlierMessages } from './earlier-messages.tsx'
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

const change = (
  { api, organizationId: orgId }: AdminHost,
  { id, version }: Pick<Read<'messages'>, 'id' | 'version'>,
  body: object,
  attempt?: Attempt,
) => api.change('messages', id, { ...body, version }, { orgId }, attempt)

/** Who answers a message, and when. */
export const messageCase = caseActions({
  access: ['MESSAGE_WRITE'],
  assign: (host, record, assigneeId, attempt) => change(host, record, { assigneeId }, attempt),
  postpone: (host, record, postponedUntil, attempt) => change(host, record, { postponedUntil }, attempt),
})

export const messageActions: readonly RecordAction<'messages'>[] = [
  {
    key: 'read',
    label: 'Marker som lest',
    icon: MailCheck,
    done: 'Meldingen er lest',
    closesCase: true,
    shortcut: 'e',
    ...mark(true),
  },
  { key: 'unread', label: 'Marker som ulest', icon: MailX, done: 'Meldingen er ulest', ...mark(false) },
]

/** The conversation, with the answer under it. */
export function MessageLead({ record }: { readonly record: Read<'messages'> }) {
  const { reservationId, author, isFromStaff } = record
  const trip = useTrip(reservationId)
  return (
    <Stack gapPx={16}>
      <Why record={record} />
      <HeadedCard heading={messageTexts.thread}>
        <MessageThread reservationId={reservationId} person={isFromStaff ? (trip?.person ?? null) : author} />
      </HeadedCard>
    </Stack>
  )
}

/** Who waits for an answer, and for how long. */
function Why({ record: { caseState, author, created, postponedUntil } }: { readonly record: Read<'messages'> }) {
  const { now } = useAdminHost()
  if (caseState === 'CLOSED') return null
  const minutes = Math.max(0, Math.floor((now().getTime() - new Date(created).getTime()) / MINUTE_MS))
  const isPutOff = caseState === 'POSTPONED' && postponedUntil !== null
  return (
    <CaseWhy {...(isPutOff && { more: <p>{messageTexts.postponed(momentOrDash(postponedUntil))}</p> })}>
      {messageTexts.waits(author ?? messageTexts.nobody, formatDuration(minutes))}
    </CaseWhy>
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
  {
    key: 'earlier',
    heading: messageTexts.earlierHeading,
    isAside: true,
    shown: ({ authorId, isFromStaff }) => authorId !== null && isFromStaff !== true,
    Panel: EarlierMessages,
  },
]
