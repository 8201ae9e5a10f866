import type { TimelineBar, TimelineRow } from '@delebil/admin-components'
import type { PlanCar } from '@delebil/core-api/admin'
import type { Period } from '@delebil/validation'
import {
  CarFront,
  CircleAlert,
  CircleOff,
  Hourglass,
  MapPin,
  MessageSquareText,
  Trash2,
  TriangleAlert,
  Wrench,
} from 'lucide-react'
import type { Outcome } from './asked.ts'
import { type PlanRights, rulesOf } from './bar-rules.ts'
import { type Change, isNew } from './draft.ts'
import { type Bar, keyOf } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { shortNames } from './short-names.ts'

export const PARKING = 'parkering'

export const rowIdOf = (carId: number | undefined): string => (carId === undefined ? PARKING : String(carId))
export const carIdOf = (rowId: string): number | undefined => (rowId === PARKING ? undefined : Number(rowId))

/** What a bar is called where it is drawn and told of. */
export function labelOf({ kind, person, note, location, reservationNumber }: Bar): string {
  if (kind === 'assignment' && location !== undefined) return texts.placedAt(location)
  if (kind !== 'reservation') return note || texts.kinds[kind]
  return person ?? (reservationNumber === undefined ? texts.unnamed : texts.reservation(reservationNumber))
}

export const carName = ({ carNumber, licensePlate }: Pick<PlanCar, 'carNumber' | 'licensePlate'>): string =>
  `${carNumber} ${licensePlate}`

/** How much of a window a car is booked, 0 to 1. */
export function shareUsed(bars: readonly Bar[], { start, end }: Period): number {
  const within = (bar: Bar) =>
    Math.min(bar.end.getTime(), end.getTime()) - Math.max(bar.start.getTime(), start.getTime())
  const booked = bars
    .filter(({ kind }) => kind === 'reservation')
    .reduce((sum, bar) => sum + Math.max(0, within(bar)), 0)
  return Math.min(1, booked / (end.getTime() - start.getTime()))
}

export function toRow(car: PlanCar, use: number): TimelineRow {
  const { damages, notices, active } = car
  return {
    id: rowIdOf(car.id),
    title: carName(car),
    parts: [String(car.carNumber), car.model, car.licensePlate],
    group: car.location,
    use: { share: use, text: texts.use(Math.round(use * 100)) },
    marks: [
      ...(active ? [] : [{ icon: CircleOff, text: texts.outOfUse }]),
      ...(damages ? [{ icon: TriangleAlert, text: texts.damages(damages) }] : []),
      ...(notices.length > 0 ? [{ icon: MessageSquareText, text: notices.join(', ') }] : []),
    ],
  }
}

/** What is out, and what should be back, is told by more than its colour. */
const signs = { busy: CarFront, late: CircleAlert, plain: undefined, done: undefined }
const icons = { block: Wrench, hold: Hourglass, assignment: MapPin }
const tones = { block: 'off', hold: 'held', assignment: 'strip' } as const

function toneOf(bar: Bar, now: Date) {
  if (bar.kind !== 'reservation') return tones[bar.kind]
  if (bar.end <= now) return bar.isOut ? 'late' : 'done'
  return bar.isOut ? 'busy' : bar.isFixed ? 'done' : 'plain'
}

export function toTimelineBar(bar: Bar, now: Date, rights: PlanRights): TimelineBar {
  const tone = toneOf(bar, now)
  const icon = bar.kind === 'reservation' ? signs[tone as keyof typeof signs] : icons[bar.kind]
  const { isEditable: _dialog, ...rules } = rulesOf(bar, now, rights)
  const spoken = bar.kind === 'reservation' ? texts.tones[tone] : texts.kinds[bar.kind]
  return {
    id: keyOf(bar),
    rowId: rowIdOf(bar.carId),
    start: bar.start,
    end: bar.end,
    label: labelOf(bar),
    shorter: shortNames(bar.person),
    tone,
    spoken,
    ...(icon && { icon }),
    ...rules,
  }
}

/** What the server says of a change stands in its way. */
export const isRefused = (result: Outcome | undefined): boolean => result !== undefined && !result.ok

/** Something else has the car, or says that it stands elsewhere. */
export const isTaken = (result: Outcome | undefined): boolean =>
  result?.errors.some(({ code }) => code === 'reservation.car-taken' || code === 'assignment.overlaps') ?? false

/** All bars as they are, with the draft laid over them: where each was, and where it is to be. */
export function toTimelineBars(
  bars: readonly Bar[],
  changes: readonly Change[],
  results: ReadonlyMap<string, Outcome>,
  now: Date,
  rights: PlanRights,
): readonly TimelineBar[] {
  const moved = new Map(changes.map((change) => [keyOf(change.bar), change]))
  const settled = bars.filter((bar) => !moved.has(keyOf(bar))).map((bar) => toTimelineBar(bar, now, rights))
  const drafted = changes.flatMap(({ bar, to, isRemoved }): TimelineBar[] => {
    const own = toTimelineBar(bar, now, rights)
    if (isRemoved) {
      const { ends: _ends, ...still } = own
      return [{ ...still, tone: 'gone', icon: Trash2, spoken: texts.isRemoved, fixed: texts.isRemoved }]
    }
    const tone = isRefused(results.get(keyOf(bar))) ? ('clash' as const) : ('moved' as const)
    const isStrip = bar.kind === 'assignment'
    const to_ = { ...own, rowId: rowIdOf(to.carId), start: to.start, end: to.end, spoken: texts.tones[tone] }
    const place = { ...to_, ...(tone === 'clash' && { icon: TriangleAlert }) }
    // A strip lies along the foot of the row: where it was is in nobody's way.
    if (isStrip) return [{ ...place, tone: tone === 'clash' ? 'strip-clash' : 'strip-moved' }]
    return [...(isNew(bar) ? [] : [{ ...own, tone: 'ghost' as const }]), { ...place, tone }]
  })
  return [...settled, ...drafted]
}

/** Those that take the room of others: all but the strips, and what only shows where something was. */
export const takesRoom = ({ tone }: TimelineBar): boolean =>
  tone !== 'ghost' && tone !== 'gone' && !tone.startsWith('strip')

export const carOptions = (cars: readonly PlanCar[]) =>
  cars.map((car) => ({ id: String(car.id), label: `${carName(car)} · ${car.model}`, group: car.location }))
