import { type Period, periodMinutes } from '@delebil/validation'
import { osloInstant, osloParts } from '@delebil/validation/time'

/** Hours between two marks; from a day on the marks are dates. */
const STEPS = [1, 2, 3, 6, 24, 48, 96, 168]
const INTERVALS_MOST = 5
const DAY_HOURS = 24

export interface TimelineTick {
  readonly at: Date
  readonly label: string
}

/** What a timeline of a period shows: some time around it, from mark to mark. */
export interface TimelineWindow extends Period {
  readonly ticks: readonly TimelineTick[]
}

/** '16', '18' … '24' around 18:30–23:30; dates around a longer period. */
export function timelineWindow(period: Period): TimelineWindow {
  const hours = periodMinutes(period) / 60
  const step = STEPS.find((one) => marksAround(period, one).length - 1 <= INTERVALS_MOST) ?? Math.ceil(hours)
  const marks = marksAround(period, step)
  const ticks = marks.map((at, index) => ({ at, label: step < DAY_HOURS ? hourText(at, index > 0) : dayText(at) }))
  return { start: marks[0] ?? period.start, end: marks.at(-1) ?? period.end, ticks }
}

/** Marks on Oslo's clock: the last that is half a step before the period, to the first that is not before its end. */
function marksAround({ start, end }: Period, step: number): Date[] {
  const { year, month, day } = osloParts(start)
  const mark = (index: number) => osloInstant({ year, month, day, hour: index * step })
  const before = new Date(start.getTime() - (step * 3_600_000) / 2)
  let index = 0
  while (mark(index) > before) index -= 1
  while (mark(index + 1) <= before) index += 1
  const marks = [mark(index)]
  while ((marks.at(-1) ?? end) < end) marks.push(mark(++index))
  return marks
}

/** Midnight ends the day that is shown before it. */
function hourText(at: Date, hasDayBefore: boolean): string {
  const { hour } = osloParts(at)
  return String(hour === 0 && hasDayBefore ? DAY_HOURS : hour).padStart(2, '0')
}

function dayText(at: Date): string {
  const { day, month } = osloParts(at)
  return `${day}.${month}.`
}
