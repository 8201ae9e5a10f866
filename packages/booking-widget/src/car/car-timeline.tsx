import { AvailabilityRing, AvailabilityTimeline, Skeleton } from '@delebil/ui'
import { isAvailabilityShown, type Period } from '@delebil/validation'
import { formatPeriod } from '@delebil/validation/text'
import { MINUTE_MS } from '@delebil/validation/time'
import type { Bookability } from '../data/bookability.ts'
import { useNow } from '../data/use-now.ts'
import { texts } from '../locale/texts.ts'
import { muted } from '../panel/panel.css.ts'
import { status, statusTime, timelineSection } from './car.css.ts'
import { useCarAvailability } from './data.ts'
import { describeTimeline, takenOf } from './describe-timeline.ts'
import { timelineWindow } from './timeline-window.ts'

interface CarTimelineProps {
  readonly carId: number
  readonly period: Period
  readonly state: Bookability
}

/** When the car is free around the chosen time, in a word and as a timeline. */
export function CarTimeline({ carId, period, state }: CarTimelineProps) {
  return (
    <section className={timelineSection} aria-label={texts.car.calendar}>
      {(state.name === 'free' || state.name === 'taken') && (
        <p className={status}>
          <AvailabilityRing
            availability={state.name === 'free' ? 'available' : 'unavailable'}
            label={state.name === 'free' ? texts.car.freeAllTheTime : texts.car.taken}
            isLabelVisible
          />
          <span className={statusTime}>{formatPeriod(period)}</span>
        </p>
      )}
      <Timeline carId={carId} period={period} state={state} />
    </section>
  )
}

function Timeline({ carId, period, state }: CarTimelineProps) {
  const shown = timelineWindow(period)
  const now = useNow(MINUTE_MS)
  const { data, error } = useCarAvailability(carId, shown)
  if (!isAvailabilityShown(shown)) return <p className={muted}>{texts.car.tooLongForCalendar}</p>
  if (error && !data) return <p className={muted}>{error.refusal.message}</p>
  if (!data) return <Skeleton heightPx={41} />
  const chosen = {
    free: period,
    partial: state.name === 'partial' ? state.free : undefined,
    taken: undefined,
    unknown: undefined,
  }[state.name]
  const taken = takenOf(data)
  const passed = shown.start < now ? [{ start: shown.start, end: now }] : []
  return (
    <AvailabilityTimeline
      label={describeTimeline(chosen, taken, shown)}
      shown={toSpan(shown)}
      taken={[...passed, ...taken].map(toSpan)}
      chosen={chosen && toSpan(chosen)}
      ticks={shown.ticks.map(({ at, label }) => ({ at: at.getTime(), label, isMarked: isEnd(chosen, at) }))}
    />
  )
}

const toSpan = ({ start, end }: Period) => ({ start: start.getTime(), end: end.getTime() })
const isEnd = (chosen: Period | undefined, at: Date) =>
  chosen !== undefined && (chosen.start.getTime() === at.getTime() || chosen.end.getTime() === at.getTime())
