import * as css from './availability-timeline.css.ts'

/** A stretch of time, in epoch ms. */
export interface TimelineSpan {
  readonly start: number
  readonly end: number
}

export interface AvailabilityTimelineProps {
  /** All of it in a sentence, for those who do not see it: "Ledig hele tiden. Du har valgt 18:30–23:30." */
  label: string
  /** From where to where it is drawn. */
  shown: TimelineSpan
  taken: readonly TimelineSpan[]
  /** What the person has chosen, or gets of it. */
  chosen?: TimelineSpan | undefined
  /** What stands below it; `isMarked`: where the chosen time begins or ends. */
  ticks: readonly { readonly at: number; readonly label: string; readonly isMarked?: boolean }[]
}

/** When something is free: hatched is taken, light is free, dark is the person's own choice. */
export function AvailabilityTimeline({ label, shown, taken, chosen, ticks }: AvailabilityTimelineProps) {
  const share = (at: number) => (100 * (at - shown.start)) / (shown.end - shown.start)
  const box = ({ start, end }: TimelineSpan) => {
    const [left, right] = [Math.max(0, share(start)), Math.min(100, share(end))]
    return { insetInlineStart: `${left}%`, width: `${Math.max(0, right - left)}%` }
  }
  const placeOf = (at: number) => (at <= shown.start ? 'first' : at >= shown.end ? 'last' : 'middle')
  return (
    <span role="img" aria-label={label} className={css.timeline}>
      <span className={css.track}>
        <span className={css.free} />
        {taken.map((span) => (
          <span key={span.start} className={css.spans.taken} style={box(span)} />
        ))}
        {chosen && <span className={css.spans.chosen} style={box(chosen)} />}
      </span>
      <span className={css.ticks}>
        {ticks.map(({ at, label: text, isMarked = false }) => (
          <span
            key={at}
            className={isMarked ? `${css.places[placeOf(at)]} ${css.marked}` : css.places[placeOf(at)]}
            style={{ insetInlineStart: `${share(at)}%` }}
          >
            {text}
          </span>
        ))}
      </span>
    </span>
  )
}
