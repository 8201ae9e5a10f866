import type { AdminHost, Attempt, RecordAction } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { formatDateTime, formatNok } from '@delebil/validation/text'
import { Check, Pause, Play, Send, TimerOff, Trash2, Undo2 } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { mustSayWhy, why } from '../shared/why-field.ts'
import { isOpen } from './control-period.tsx'
import { runTexts as texts } from './run-texts.ts'

type Run = Read<'billing-runs'>
type Step =
  | 'billing-runs.pause'
  | 'billing-runs.resume'
  | 'billing-runs.end-control'
  | 'billing-runs.check'
  | 'billing-runs.return'
  | 'billing-runs.approve'
  | 'billing-runs.discard'

const send = (call: Step) => (host: AdminHost, record: Run, values: { readonly why?: unknown }, attempt: Attempt) =>
  host.api.call(call, {
    ...callAt(host, record),
    ...attempt,
    body: { version: record.version, ...(typeof values.why === 'string' && { why: values.why }) },
  })

const access = ['BILLING_WRITE'] as const
const touches = ['invoices', 'billing'] as const

// No letter presses any of them: what starts a run, a payment or a sending is pressed on purpose.
export const runActions: readonly RecordAction<'billing-runs'>[] = [
  {
    key: 'check',
    label: texts.check,
    icon: Send,
    isMain: true,
    access,
    shown: ({ state }) => state === 'DRAFT',
    question: ({ setAside }) => texts.checkQuestion(setAside),
    run: send('billing-runs.check'),
    done: texts.checked,
  },
  {
    key: 'approve',
    label: texts.approve,
    icon: Check,
    isMain: true,
    access,
    shown: ({ state }) => state === 'CHECKED',
    question: ({ memberships, grossOre }) => texts.approveQuestion(memberships, formatNok(grossOre)),
    run: send('billing-runs.approve'),
    done: texts.approved,
    touches,
  },
  {
    key: 'end-control',
    label: texts.endControl,
    icon: TimerOff,
    access,
    shown: ({ state, openUntil }) => (state === 'DRAFT' || state === 'CHECKED') && isOpen(openUntil),
    question: ({ openUntil }) => texts.endControlQuestion(formatDateTime(new Date(openUntil))),
    fields: { why: mustSayWhy },
    run: send('billing-runs.end-control'),
    done: texts.controlEnded,
  },
  {
    key: 'return',
    label: texts.return,
    icon: Undo2,
    access,
    shown: ({ state }) => state === 'CHECKED',
    fields: { why },
    run: send('billing-runs.return'),
    done: texts.returned,
  },
  {
    key: 'pause',
    label: texts.pause,
    icon: Pause,
    access,
    shown: ({ state, queued, pausedAt }) =>
      (state === 'APPROVED' || state === 'ISSUING' || (state === 'DONE' && queued > 0)) && pausedAt === null,
    fields: { why },
    run: send('billing-runs.pause'),
    done: texts.paused,
  },
  {
    key: 'resume',
    label: texts.resume,
    icon: Play,
    access,
    shown: ({ pausedAt }) => pausedAt !== null,
    fields: { why },
    run: send('billing-runs.resume'),
    done: texts.resumed,
  },
  {
    key: 'discard',
    label: texts.discard,
    icon: Trash2,
    access,
    isDanger: true,
    shown: ({ state }) => state === 'DRAFT' || state === 'CHECKED',
    question: () => texts.discardQuestion,
    fields: { why },
    run: send('billing-runs.discard'),
    done: texts.discarded,
  },
]
