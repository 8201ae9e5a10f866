import type { TimelineBar, TimelineRow, TimelineTone } from '@delebil/admin-components'
import type { PlanCar, PlanMoved } from '@delebil/core-api/admin'
import { CarFront, CircleOff, Hourglass, MapPin, MessageSquareText, TriangleAlert, Wrench } from 'lucide-react'
import type { Change } from './draft.ts'
import { type Bar, keyOf } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'

export const PARKING = 'parkering'

export const rowIdOf = (carId: number | undefined): string => (carId === undefined ? PARKING : String(carId))
export const carIdOf = (rowId: string): number | undefined => (rowId === PARKING ? undefined : Number(rowId))

export const labelOf = ({ kind, person, note }: Bar): string =>
  person ?? (kind === 'reservation' ? texts.unnamed : note) ?? texts.kinds[kind]

export const carName = ({ carNumber, licensePlate }: Pick<PlanCar, 'carNumber' | 'licensePlate'>): string =>
  `${carNumber} ${licensePlate}`

export function toRow(car: PlanCar): TimelineRow {
  const { damages, notices, active } = car
  return {
    id: rowIdOf(car.id),
    title: carName(car),
    detail: car.model,
    group: car.location,
    marks: [
      ...(active ? [] : [{ icon: CircleOff, text: texts.outOfUse }]),
      ...(damages ? [{ icon: TriangleAlert, text: texts.damages(damages) }] : []),
      ...(notices.length > 0 ? [{ icon: MessageSquareText, text: notices.join(', ') }] : []),
    ],
  }
}

const icons = { block: Wrench, hold: Hourglass, assignment: MapPin }
const tones = { block: 'off', hold: 'held', assignment: 'strip' } as const satisfies Record<string, TimelineTone>

function toneOf(bar: Bar, now: Date): TimelineTone {
  if (bar.kind !== 'reservation') return tones[bar.kind]
  if (bar.end <= now) return 'done'
  return bar.isFixed ? 'busy' : 'plain'
}

const whyFixed = (bar: Bar, mayMove: boolean): string | undefined => {
  if (bar.kind !== 'reservation') return texts.fixed[bar.kind]
  if (bar.isFixed) return texts.fixed.begun
  return mayMove ? undefined : texts.fixed.readOnly
}

export function toTimelineBar(bar: Bar, now: Date, mayMove: boolean): TimelineBar {
  const tone = toneOf(bar, now)
  const icon = bar.kind === 'reservation' ? (tone === 'busy' ? CarFront : undefined) : icons[bar.kind]
  const fixed = whyFixed(bar, mayMove)
  return {
    ...{ id: keyOf(bar), rowId: rowIdOf(bar.carId), start: bar.start, end: bar.end, label: labelOf(bar), tone },
    ...(icon && { icon }),
    ...(fixed !== undefined && { fixed }),
  }
}

/** What the server says of a change stands in its way. */
export const isRefused = (result: PlanMoved | undefined): boolean => result !== undefined && !result.ok

/** All bars as they are, with the draft laid over them: where each was, and where it is to be. */
export function toTimelineBars(
  bars: readonly Bar[],
  changes: readonly Change[],
  results: ReadonlyMap<number, PlanMoved>,
  now: Date,
  mayMove: boolean,
): readonly TimelineBar[] {
  const moved = new Map(changes.map((change) => [keyOf(change.bar), change]))
  const settled = bars.filter((bar) => !moved.has(keyOf(bar))).map((bar) => toTimelineBar(bar, now, mayMove))
  const drafted = changes.flatMap(({ bar, to }): TimelineBar[] => {
    const own = toTimelineBar(bar, now, mayMove)
    const tone = isRefused(results.get(bar.id)) ? 'clash' : 'moved'
    return [
      { ...own, tone: 'ghost' },
      {
        ...own,
        rowId: rowIdOf(to.carId),
        start: to.start,
        end: to.end,
        tone,
        ...(tone === 'clash' && { icon: TriangleAlert }),
      },
    ]
  })
  return [...settled, ...drafted]
}

/** Those that take the room of others: all but the strips, and what only shows where something was. */
export const takesRoom = ({ tone }: TimelineBar): boolean => tone !== 'strip' && tone !== 'ghost'
