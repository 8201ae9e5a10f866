import { type RecordEvent, useAdminHost, useChangeEvents, usePanel } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import { type AdminCalls, adminResources, type Read } from '@delebil/core-api/admin'
import { Car, MessageSquare, Pencil } from 'lucide-react'
import { createElement } from 'react'
import { MessagePictures } from '../messages/message-pictures.tsx'
import { messageTexts } from '../messages/message-texts.ts'
import { type SaidMessage, useMessages } from '../messages/use-messages.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { callAt } from '../shared/call-at.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { changeTexts, describeChanges, recordTexts as texts } from './reservation-texts.ts'

export type EventKind = 'car' | 'change' | 'message'
type Change = Answer<AdminCalls['reservations.changelog']>['data'][number]
export type ReservationEvent = RecordEvent & { readonly kind: EventKind }

const ofCar = ['started', 'ended', 'car-changed', 'odometer-reported', 'kilometers-corrected', 'damage-reported']
const screen = { ...adminPaths.reservations, resource: adminResources.reservations, heading: ['', ''] } as const

const toMoment = (at: string) => new Date(at).getTime()

/** What was done, said and driven, the newest first; what both the reservation and the staff's history tell is told once. */
export function mergeEvents(
  changes: readonly Change[],
  kept: readonly RecordEvent[],
  said: readonly ReservationEvent[],
): readonly ReservationEvent[] {
  const keptAt = new Map(kept.map((event) => [`${event.at.getTime()} ${event.who}`, event]))
  const twins = new Set<RecordEvent>()
  const done = changes.map((change, index): ReservationEvent => {
    const kind = ofCar.includes(change.action) ? 'car' : 'change'
    const twin = keptAt.get(`${toMoment(change.at)} ${change.person?.name ?? ''}`)
    if (twin) twins.add(twin)
    const lines = describeChanges(change.changes, momentOrDash)
    return {
      ...twin,
      id: twin?.id ?? `done ${index}`,
      at: new Date(change.at),
      kind,
      icon: kind === 'car' ? Car : Pencil,
      what: changeTexts[change.action] ?? change.action,
      who: change.person?.name ?? twin?.who ?? 'Systemet',
      children: twin?.children ?? lines.map((line) => createElement('p', { key: line }, line)),
    }
  })
  const others = kept.filter((event) => !twins.has(event)).map((event) => ({ ...event, kind: 'change' as const }))
  return [...done, ...others, ...said].toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

const toSaid =
  (reservationId: number) =>
  ({ id, text, author, isFromStaff, createdAt, pictures }: SaidMessage): ReservationEvent => ({
    id: `said ${id}`,
    at: new Date(createdAt),
    kind: 'message',
    icon: MessageSquare,
    isCalling: !isFromStaff,
    what: text === '' ? texts.pictures(pictures.length) : texts.wrote(text),
    who: author?.name ?? messageTexts.nobody,
    children:
      pictures.length > 0 &&
      createElement(MessagePictures, { reservationId, ids: pictures.map((picture) => picture.id), of: author?.name }),
  })

/** What happened to a reservation. Who may not read messages is told the rest. */
export function useEvents(record: Read<'reservations'>) {
  const host = useAdminHost()
  const at = callAt(host, record)
  const kept = useChangeEvents(screen, record.id)
  const done = usePanel('reservations', record.id, 'changelog', () => host.api.call('reservations.changelog', at))
  const said = useMessages(record.id)
  const all = [kept, done, said]
  return {
    events:
      kept.events && done.data && said.data
        ? mergeEvents(done.data.data, kept.events, said.data.data.map(toSaid(record.id)))
        : undefined,
    error: all.map(({ error }) => error).find((error) => error !== undefined),
    again: () => {
      for (const { again } of all) again()
    },
  } as const
}
