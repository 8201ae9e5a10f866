import { EXPENSE_DAYS } from './expense.ts'
import { checkDriver, type LicenseStanding } from './license.ts'
import type { LawPolicy } from './policy.ts'
import type { ProblemCode } from './problem.ts'
import { isActiveReservation, isFinishedReservation, type ReservationTimes } from './reservation-state.ts'
import { sharedUntil } from './shared-reservation.ts'
import { addMinutes } from './time/duration.ts'

/** What is done with a reservation: one word for it in calls, screens and tests. */
export const reservationActions = [
  'open',
  'lock',
  'car-state',
  'log-in',
  'begin',
  'start-now',
  'extend',
  'change-car',
  'cancel',
  'end',
  'running-cost',
  'drivers',
  'note',
  'message',
  'report-damage',
  'report-odometer',
  'send-expense',
  'share',
  'change',
  'move',
  'void',
  'reopen',
  'correct-kilometers',
] as const
export type ReservationAction = (typeof reservationActions)[number]

/**
 * Who does it. `drives`: booked it or is one of its drivers; an owner of the membership who is neither looks after it. `callerChecked`:
 * the night watch has checked the caller it acts for, and `license` is the caller's, where it is known who that is. A job acts for nobody.
 */
export type ReservationActor =
  | { readonly kind: 'member' | 'partner'; readonly drives: boolean; readonly license: LicenseStanding }
  | { readonly kind: 'office' }
  | { readonly kind: 'night-watch'; readonly callerChecked: boolean; readonly license?: LicenseStanding | undefined }
  | { readonly kind: 'job' }

/** What the law looks at. Of `state` only CANCELED and VOIDED count, all else is told by the clock: a state that was read earlier does no harm. */
export type ReservationFor = ReservationTimes & { readonly started?: Date | undefined }

type Windows = Pick<LawPolicy, 'actWindowMinutes'>
type Asked = {
  readonly reservation: ReservationFor
  readonly actor: ReservationActor
  readonly now: Date
  readonly policy: LawPolicy
}
type Rule = (asked: Asked) => ProblemCode | undefined
type Rules = { readonly [Kind in 'member' | 'office' | 'night-watch']?: readonly Rule[] }

/** When the car may be opened and acted on: from so long before start until so long after effective end, both included. */
export function actWindow(
  { start, end, effectiveEnd }: Pick<ReservationTimes, 'start' | 'end' | 'effectiveEnd'>,
  { actWindowMinutes }: Windows,
): { opens: Date; closes: Date } {
  return { opens: addMinutes(start, -actWindowMinutes), closes: addMinutes(effectiveEnd ?? end, actWindowMinutes) }
}

const isCalledOff = ({ state }: ReservationFor) => state === 'CANCELED' || state === 'VOIDED'
const hasBegun = ({ reservation: { start, started }, now }: Asked) => started !== undefined || now >= start
const isInWindow = ({ reservation, now, policy }: Asked) => {
  const { opens, closes } = actWindow(reservation, policy)
  return !isCalledOff(reservation) && now >= opens && now <= closes
}
const refuse =
  (code: ProblemCode, isRefused: (asked: Asked) => boolean): Rule =>
  (asked) =>
    isRefused(asked) ? code : undefined

const drives = refuse('permission.missing', ({ actor }) => 'drives' in actor && !actor.drives)
const checked = refuse('night-desk.caller-unchecked', ({ actor }) => 'callerChecked' in actor && !actor.callerChecked)
const licensed: Rule = ({ actor, policy, now }) =>
  'license' in actor && actor.license !== undefined ? checkDriver(actor.license, policy, now) : undefined
const active = refuse('reservation.not-active', ({ reservation }) => !isActiveReservation(reservation))
const inTime = refuse('reservation.not-active', ({ reservation, now }) => now >= reservation.end)
const unstarted = refuse('reservation.already-started', ({ reservation }) => reservation.started !== undefined)
const ahead = refuse('reservation.already-started', hasBegun)
const begun = refuse('reservation.not-started', (asked) => !hasBegun(asked))
const charged = refuse('reservation.not-started', ({ reservation, now }) => now < reservation.start)
const inWindow = refuse('reservation.outside-window', (asked) => !isInWindow(asked))
const reachable = refuse(
  'reservation.outside-window',
  (asked) => asked.reservation.started === undefined && !isInWindow(asked),
)
const unclosed = refuse(
  'reservation.not-active',
  ({ reservation, now, policy }) => now > addMinutes(reservation.end, policy.actWindowMinutes),
)
const unfinished = refuse('reservation.not-active', ({ reservation, now }) =>
  isFinishedReservation({ ...reservation, state: now < reservation.end ? 'ONGOING' : 'PAST' }, now),
)
const shareable = refuse('reservation.not-active', ({ reservation, now }) => now >= sharedUntil(reservation))
const standing = refuse('reservation.not-active', ({ reservation }) => isCalledOff(reservation))
const seen = refuse(
  'reservation.not-started',
  (asked) => asked.reservation.started === undefined && asked.now < actWindow(asked.reservation, asked.policy).opens,
)
const notLongOver = refuse(
  'expense.too-late',
  ({ reservation: { end, ended }, now }) => now > addMinutes(ended ?? end, EXPENSE_DAYS * 24 * 60),
)
const notVoided = refuse('reservation.not-active', ({ reservation: { state } }) => state === 'VOIDED')
const notOut = refuse(
  'reservation.not-ended',
  ({ reservation }) => reservation.started !== undefined && isActiveReservation(reservation),
)
const over = refuse('reservation.not-ended', ({ reservation }) => reservation.ended === undefined)
const calledOff = refuse('reservation.not-canceled', ({ reservation }) => !isCalledOff(reservation))
// Whoever cancelled what is over by now pays the fee or nothing, not the whole of it.
const redeemable = refuse(
  'reservation.not-active',
  ({ reservation: { state, end }, now }) => state === 'CANCELED' && now >= end,
)

const law = {
  open: { member: [drives, active, inWindow, licensed], 'night-watch': [checked, active, reachable, licensed] },
  lock: { member: [drives, active, inWindow], 'night-watch': [checked, active, reachable] },
  'car-state': { member: [drives, active, inWindow], 'night-watch': [] },
  'log-in': { member: [drives, inWindow, licensed] },
  begin: { member: [active, unstarted, licensed], 'night-watch': [active, unstarted, licensed] },
  'start-now': { member: [active, inTime, ahead, licensed] },
  extend: { member: [active, unclosed], office: [active], 'night-watch': [checked, active] },
  'change-car': { member: [active, unstarted, inTime], 'night-watch': [checked, active, unstarted, inTime] },
  cancel: { member: [active, unstarted, inTime], office: [active, unstarted, inTime] },
  end: { member: [active, begun], 'night-watch': [checked, active, begun] },
  'running-cost': { member: [active, charged] },
  drivers: { member: [active, unfinished], office: [active] },
  note: { member: [], office: [] },
  message: { member: [standing], office: [], 'night-watch': [] },
  'report-damage': { member: [standing, seen] },
  'report-odometer': { member: [drives, standing, over] },
  'send-expense': { member: [standing, seen, notLongOver] },
  share: { member: [drives, active, shareable] },
  change: { office: [active] },
  move: { office: [active, unstarted, inTime] },
  void: { office: [notVoided, notOut] },
  reopen: { office: [calledOff, redeemable] },
  'correct-kilometers': { office: [standing, over] },
} as const satisfies Record<ReservationAction, Rules>

/** What a partner's visitor, who else may what a member may, has no call for. */
const forMembersOnly: readonly ReservationAction[] = ['log-in', 'drivers', 'share', 'send-expense']

/**
 * The one law of what may be done with a reservation at `now`: why not, or undefined where it may. Beside it only what needs a database is asked: rights, whether the car is free, whether a bill was sent.
 */
export function may(
  action: ReservationAction,
  reservation: ReservationFor,
  actor: ReservationActor,
  now: Date,
  policy: LawPolicy,
): ProblemCode | undefined {
  const rules: Rules = law[action]
  const kind = actor.kind === 'partner' && !forMembersOnly.includes(action) ? 'member' : actor.kind
  const asked = { reservation, actor, now, policy }
  if (kind === 'job' || kind === 'partner' || rules[kind] === undefined) return 'permission.missing'
  return rules[kind].map((rule) => rule(asked)).find((problem) => problem !== undefined)
}
