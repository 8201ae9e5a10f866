import type { ActionResult, AdminHost, Attempt, RecordAction } from '@delebil/admin-components'
import type { Permission } from '@delebil/core-api'
import { type AnyRecord, choice, type Read } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import { Clock, Hand, HandGrab, Undo2 } from 'lucide-react'
import { momentOrDash } from './moment-or-dash.ts'
import { postponedUntil, postponements } from './postponed-until.ts'

/** What every record says that is a case. */
interface CaseRecord extends AnyRecord {
  readonly assigneeId: number | null
  readonly postponedUntil: string | null
}
type Step<Value> = (
  host: AdminHost,
  record: Pick<AnyRecord, 'id' | 'version'>,
  value: Value,
  attempt?: Attempt,
) => Promise<ActionResult>

/** How a case of a kind is given to somebody, and put off. */
interface CaseWork {
  readonly assign: Step<number | null>
  readonly postpone: Step<string | null>
  readonly access: readonly Permission[]
  readonly touches?: readonly string[]
}

// A record that has no such field is not one that is put off.
const caseOf = (record: AnyRecord) => record as CaseRecord
const isOpen = (record: AnyRecord) => record['caseState'] !== 'CLOSED'
const isMine = (record: AnyRecord, { personId }: AdminHost) =>
  personId !== undefined && caseOf(record).assigneeId === personId
const isPutOff = (record: AnyRecord, { now }: AdminHost) => {
  const { postponedUntil: until } = caseOf(record)
  return until !== null && new Date(until) > now()
}

/** A takes a case, or lets go of one's own; H puts it off until a time, and it comes back by itself. */
export function caseActions({ assign, postpone, access, touches }: CaseWork): readonly RecordAction[] {
  const common = { access, ...(touches && { touches }) }
  return [
    {
      ...common,
      key: 'take',
      label: 'Ta den',
      icon: Hand,
      shortcut: 'a',
      shown: (record, host) => isOpen(record) && !isMine(record, host),
      run: (host, record, _values, attempt) => assign(host, record, host.personId ?? null, attempt),
      done: 'Du følger den opp',
      undo: (host, before) => assign(host, before, caseOf(before).assigneeId),
    },
    {
      ...common,
      key: 'let-go',
      label: 'Slipp den',
      icon: HandGrab,
      shortcut: 'a',
      shown: (record, host) => isOpen(record) && isMine(record, host),
      run: (host, record, _values, attempt) => assign(host, record, null, attempt),
      done: 'Ingen følger den opp nå',
      undo: (host, before) => assign(host, before, caseOf(before).assigneeId),
    },
    {
      ...common,
      key: 'postpone',
      label: 'Utsett',
      icon: Clock,
      shortcut: 'h',
      closesCase: true,
      shown: (record, host) => isOpen(record) && !isPutOff(record, host),
      fields: { until: choice('Hvor lenge?', postponements, { write: true }) },
      start: () => ({ until: '60' }),
      run: (host, record, { until }, attempt) =>
        postpone(host, record, formatInstant(postponedUntil(String(until), host.now())), attempt),
      done: (_record, { until }) =>
        `Utsatt: ${postponements[String(until) as keyof typeof postponements].toLowerCase()}`,
      undo: (host, before) => postpone(host, before, null),
    },
    {
      ...common,
      key: 'resume',
      label: 'Ta opp nå',
      icon: Undo2,
      shortcut: 'h',
      shown: (record, host) => isOpen(record) && isPutOff(record, host),
      run: (host, record, _values, attempt) => postpone(host, record, null, attempt),
      done: 'Saken står i listen igjen',
      undo: (host, before) => postpone(host, before, caseOf(before).postponedUntil),
    },
  ]
}

/** Who follows a case up, and until when it waits: the last a row of cases says. */
export function followUpOf(
  { assignee, postponedUntil: until }: Pick<Read<'messages'>, 'assignee' | 'postponedUntil'>,
  now: Date,
) {
  const isWaiting = until !== null && new Date(until) > now
  return [isWaiting ? `Utsatt til ${momentOrDash(until)}` : undefined, assignee ?? undefined]
    .filter((part) => part !== undefined)
    .join(' · ')
}
