import type { AdminHost, RecordAction } from '@delebil/admin-components'
import { type Read, ref } from '@delebil/core-api/admin'
import { UserMinus, UserPlus } from 'lucide-react'
import { callAt, seenAt } from '../shared/call-at.ts'
import { why } from '../shared/why-field.ts'

const give = (host: AdminHost, record: Read<'member-cards'>, personId: number, reason?: unknown) =>
  host.api.call('member-cards.set-person', {
    ...callAt(host, record),
    body: { personId, version: record.version, ...(typeof reason === 'string' && { why: reason }) },
  })
const take = (host: AdminHost, record: Read<'member-cards'>) =>
  host.api.call('member-cards.remove-person', seenAt(host, record))
const giveBack = (host: AdminHost, before: Read<'member-cards'>) =>
  typeof before.personId === 'number' ? give(host, before, before.personId) : take(host, before)

const access = ['MEMBERSHIP_WRITE'] as const
const touches = ['persons'] as const

export const cardActions: readonly RecordAction<'member-cards'>[] = [
  {
    key: 'give',
    label: 'Gi til person',
    icon: UserPlus,
    access,
    touches,
    fields: { personId: ref('Person', 'persons', { write: true }), why },
    run: (host, record, values) => give(host, record, Number(values.personId), values.why),
    done: 'Kortet har fått ny eier',
    undo: giveBack,
  },
  {
    key: 'take',
    label: 'Ta fra personen',
    icon: UserMinus,
    access,
    touches,
    forbidden: ({ personId }) => (personId === null ? 'Ingen har kortet.' : undefined),
    question: ({ person }) => `${person} kan ikke lenger åpne biler med kortet.`,
    run: take,
    done: 'Ingen har kortet nå',
    undo: giveBack,
  },
]
