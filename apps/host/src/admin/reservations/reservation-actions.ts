import type { ActionValues, AdminHost, Attempt, RecordAction } from '@delebil/admin-components'
import { choice, type extensionMinutes, named, type Read, refs, yesNo } from '@delebil/core-api/admin'
import type { CancellationTerms, ReservationAction } from '@delebil/validation'
import { cancelledHoursText, formatNok, problemText } from '@delebil/validation/text'
import { CalendarPlus, CalendarX2, CircleCheck, ClipboardList, Hand, RotateCcw, Undo2, Users } from 'lucide-react'
import { callAt, seenAt } from '../shared/call-at.ts'
import { smsAction } from '../shared/sms-ways.ts'
import { readReservation, staffMay } from '../shared/staff-may.ts'
import { why } from '../shared/why-field.ts'

type Clock = Pick<AdminHost, 'now'>
const access = ['RESERVATION_WRITE'] as const
const touches = ['problem-reservations'] as const
const may = (action: ReservationAction, record: Read<'reservations'>, { now }: Clock) =>
  staffMay(action, readReservation(record), { kind: 'office' }, now())
// What was called off is taken up again, and nothing else is done with it.
const isCalledOff = (record: Read<'reservations'>, host: Clock) =>
  may('reopen', record, host) !== 'reservation.not-canceled'
const isStanding = (record: Read<'reservations'>, host: Clock) => !isCalledOff(record, host)
const refused = (asks: ReservationAction) => (record: Read<'reservations'>, host: Clock) => {
  const problem = may(asks, record, host)
  return problem && problemText[problem]
}
const assign = (host: AdminHost, record: Read<'reservations'>, personId: number | null, reason?: string) =>
  host.api.call('reservations.assign', {
    ...callAt(host, record),
    body: { personId, version: record.version, why: reason },
  })
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
/** Calls what needs no more than why. */
const does =
  (name: 'reservations.reset-review' | 'reservations.ask-review' | 'reservations.void' | 'reservations.reopen') =>
  (host: AdminHost, record: Read<'reservations'>, values: ActionValues = {}, attempt: Attempt = {}) =>
    host.api.call(name, {
      ...callAt(host, record),
      body: { version: record.version, why: text(values.why) },
      ...attempt,
    })
const [resetReview, requestReview] = [does('reservations.reset-review'), does('reservations.ask-review')]
const reopen = does('reservations.reopen')
const driversOf = async (host: AdminHost, record: Read<'reservations'>) => {
  const result = await host.api.call('reservations.drivers', callAt(host, record))
  // Begun without those who drive already, saving would take them off.
  return result.ok ? { ok: true as const, value: { drivers: result.value.data.map(({ id }) => id) } } : result
}
const setDrivers = (host: AdminHost, record: Read<'reservations'>, drivers: unknown) =>
  host.api.call('reservations.set-drivers', {
    ...seenAt(host, record),
    body: (drivers as readonly number[]).map((id) => ({ id })),
  })

const cancellationText = ({ feeOre, ...terms }: CancellationTerms & { feeOre: number }) =>
  feeOre === 0
    ? 'Medlemmet betaler ikke avbestillingsgebyr nå.'
    : `Medlemmet betaler ${formatNok(feeOre)} i avbestillingsgebyr: ${cancelledHoursText(terms)}. Uten gebyr betaler medlemmet ingenting.`

const minutes = {
  30: '30 minutter',
  60: 'En time',
  120: '2 timer',
  240: '4 timer',
  1440: 'Ett døgn',
} as const satisfies Record<(typeof extensionMinutes)[number], string>

/** What staff do with a reservation beside changing its fields. */
export const reservationActions: readonly RecordAction<'reservations'>[] = [
  {
    key: 'extend',
    label: 'Forleng',
    icon: CalendarPlus,
    access,
    touches,
    shown: isStanding,
    forbidden: refused('extend'),
    fields: { extendByMinutes: choice('Hvor lenge?', minutes, { write: true }), why },
    start: () => ({ extendByMinutes: '30' }),
    run: (host, record, values, attempt) =>
      host.api.call('reservations.extend', {
        ...callAt(host, record),
        body: { extendByMinutes: Number(values.extendByMinutes), version: record.version, why: text(values.why) },
        ...attempt,
      }),
    done: 'Reservasjonen er forlenget',
    undo: ({ api, organizationId: orgId }, before, answered) => {
      const { entity } = answered as { entity: Read<'reservations'> }
      return api.change('reservations', before.id, { end: before.end, version: entity.version }, { orgId })
    },
  },
  smsAction<Read<'reservations'>>('reservations'),
  {
    key: 'drivers',
    label: 'Endre sjåfører',
    icon: Users,
    access,
    shown: isStanding,
    forbidden: refused('drivers'),
    fields: { drivers: refs('Sjåfører', 'persons', { write: true }) },
    load: driversOf,
    run: (host, record, { drivers }) => setDrivers(host, record, drivers),
    done: 'Sjåførene er endret',
    undo: (host, before, _answered, { drivers }) => setDrivers(host, before, drivers),
  },
  {
    key: 'reset-review',
    closesCase: true,
    shortcut: 'e',
    label: 'Er sett på',
    icon: CircleCheck,
    access,
    touches,
    shown: ({ needsReview }) => needsReview === true,
    run: resetReview,
    done: 'Reservasjonen er ute av arbeidslisten',
    undo: (host, before) => requestReview(host, before),
  },
  {
    key: 'ask-review',
    label: 'Til arbeidslisten',
    icon: ClipboardList,
    access,
    touches,
    shown: ({ needsReview }) => needsReview === false,
    fields: { why },
    run: requestReview,
    done: 'Reservasjonen står i arbeidslisten',
    undo: (host, before) => resetReview(host, before),
  },
  {
    key: 'assign',
    label: 'Gi videre',
    icon: Hand,
    access,
    touches,
    fields: { personId: named('Hvem følger den opp?', 'reservations.assignees', { write: true, optional: true }), why },
    start: ({ assigneeId }) => ({ personId: assigneeId === null ? null : String(assigneeId) }),
    run: (host, record, values) =>
      assign(host, record, values.personId ? Number(values.personId) : null, text(values.why)),
    done: (_record, { personId }) => (personId ? 'Saken er gitt videre' : 'Ingen følger opp saken nå'),
    undo: (host, before) => assign(host, before, before.assigneeId as number | null),
  },
  {
    key: 'cancel',
    label: 'Avbestill',
    icon: CalendarX2,
    access,
    touches,
    isDanger: true,
    shown: isStanding,
    forbidden: refused('cancel'),
    question: () => 'Bilen blir ledig for andre.',
    facts: async (host, record) => {
      const cost = await host.api.call('reservations.cancellation', callAt(host, record))
      return cost.ok ? { ok: true, value: [cancellationText(cost.value)] } : cost
    },
    fields: { withoutFee: yesNo('Uten gebyr', { write: true }), why },
    run: (host, record, values, attempt) =>
      host.api.call('reservations.cancel', {
        ...callAt(host, record),
        body: { withoutFee: values.withoutFee === true, version: record.version, why: text(values.why) },
        ...attempt,
      }),
    done: 'Reservasjonen er avbestilt',
    undo: (host, before) => reopen(host, before),
  },
  {
    key: 'void',
    label: 'Annuller',
    icon: RotateCcw,
    access,
    touches,
    isDanger: true,
    shown: (record, host) => may('void', record, host) !== 'reservation.not-active',
    forbidden: refused('void'),
    question: () => 'Reservasjonen blir som om den aldri var laget, og ingenting skal betales.',
    fields: { why },
    run: does('reservations.void'),
    done: 'Reservasjonen er annullert',
    undo: (host, before) => reopen(host, before),
  },
  {
    key: 'reopen',
    label: 'Ta opp igjen',
    icon: Undo2,
    access,
    shown: isCalledOff,
    forbidden: refused('reopen'),
    fields: { why },
    run: reopen,
    done: 'Reservasjonen gjelder igjen',
  },
]
