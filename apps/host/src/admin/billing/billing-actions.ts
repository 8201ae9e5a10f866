import type { AdminHost, RecordAction } from '@delebil/admin-components'
import { longText, money, type Read } from '@delebil/core-api/admin'
import { Hand, MessageSquareReply, PencilLine, Undo2 } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { mustSayWhy, why } from '../shared/why-field.ts'
import { billingTexts as texts } from './billing-texts.ts'

type Charge = Read<'billing'>

const send = (call: 'billing.hold' | 'billing.release', host: AdminHost, record: Charge, reason?: unknown) =>
  host.api.call(call, {
    ...callAt(host, record),
    body: { version: record.version, ...(typeof reason === 'string' && { why: reason }) },
  })
const hold = (host: AdminHost, record: Charge, reason?: unknown) => send('billing.hold', host, record, reason)
const release = (host: AdminHost, record: Charge, reason?: unknown) => send('billing.release', host, record, reason)

const grossOre = money(texts.rightAmount, { write: true })
const answer = longText(texts.answerText, { write: true }, 500)
const isStanding = ({ state, reverses }: Charge): boolean => state !== 'dropped' && reverses === null
const isDisputed = ({ deviation }: Charge): boolean => deviation === 'DISPUTED'
const access = ['BILLING_WRITE', 'LIMITED_BILLING_WRITE'] as const

export const billingActions: readonly RecordAction<'billing'>[] = [
  {
    key: 'hold',
    label: 'Hold',
    icon: Hand,
    access,
    shown: ({ state }) => state === 'open',
    fields: { why },
    run: (host, record, values) => hold(host, record, values.why),
    done: 'Linjen er holdt og kommer ikke på neste faktura',
    undo: (host, before) => release(host, before),
  },
  {
    key: 'release',
    label: 'Slipp',
    icon: Undo2,
    access,
    // What waits for an answer is let go by the answer.
    shown: (record) => record.state === 'held' && !isDisputed(record),
    fields: { why },
    run: (host, record, values) => release(host, record, values.why),
    done: 'Linjen er åpen igjen',
    undo: (host, before) => hold(host, before),
  },
  {
    key: 'correct',
    label: texts.correct,
    icon: PencilLine,
    access: ['BILLING_WRITE'],
    shown: isStanding,
    fields: { grossOre, why: mustSayWhy },
    start: (record) => ({ grossOre: record.grossOre }),
    run: (host, record, values, attempt) =>
      host.api.call('billing.correct', {
        ...callAt(host, record),
        ...attempt,
        body: { version: record.version, grossOre: Number(values.grossOre), why: String(values.why) },
      }),
    done: texts.corrected,
    touches: ['reservations'],
  },
  {
    key: 'propose',
    label: texts.propose,
    icon: PencilLine,
    access: ['LIMITED_BILLING_WRITE'],
    shown: (record, { permissions }) =>
      isStanding(record) && !isDisputed(record) && !permissions.includes('BILLING_WRITE'),
    fields: { grossOre, why: mustSayWhy },
    start: (record) => ({ grossOre: record.grossOre }),
    run: (host, record, values, attempt) =>
      host.api.call('billing.propose', {
        ...callAt(host, record),
        ...attempt,
        body: { version: record.version, grossOre: Number(values.grossOre), why: String(values.why) },
      }),
    done: texts.proposed,
  },
  {
    key: 'answer',
    label: texts.answer,
    icon: MessageSquareReply,
    access,
    shown: isDisputed,
    fields: { answer },
    run: (host, record, values, attempt) =>
      host.api.call('billing.answer', {
        ...callAt(host, record),
        ...attempt,
        body: { version: record.version, why: String(values.answer) },
      }),
    done: texts.answered,
  },
]
