import type { Availability } from '@delebil/core-api'
import type { Period } from '@delebil/validation'
import { formatPeriod, formatTime } from '@delebil/validation/text'
import { earlierOf, laterOf, osloDateText } from '@delebil/validation/time'
import { texts } from '../locale/texts.ts'

/** The taken stretches of an answer. */
export function takenOf({ periods }: Pick<Availability, 'periods'>): Period[] {
  return periods.flatMap(({ start, end, state }) =>
    state === 'AVAILABLE' ? [] : [{ start: new Date(start), end: new Date(end) }],
  )
}

/** A timeline in words: 'Du får 18:30–23:30. Opptatt 16:00–17:00.' */
export function describeTimeline(chosen: Period | undefined, taken: readonly Period[], shown: Period): string {
  const isOneDay = osloDateText(shown.start) === osloDateText(new Date(shown.end.getTime() - 1))
  const text = ({ start, end }: Period) =>
    isOneDay ? `${formatTime(start)}–${formatTime(end)}` : formatPeriod({ start, end })
  const gets = chosen ? texts.car.timelineGets(text(chosen)) : texts.car.taken
  const seen = taken.map(({ start, end }) => ({
    start: laterOf(start, shown.start),
    end: earlierOf(end, shown.end),
  }))
  return [gets, ...seen.map((stretch) => texts.car.timelineTaken(text(stretch)))].map((part) => `${part}.`).join(' ')
}
