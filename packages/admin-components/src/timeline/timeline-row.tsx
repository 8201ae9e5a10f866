import { Icon } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { memo } from 'react'
import * as css from './timeline.css.ts'
import { Bar, type BarActions } from './timeline-bar.tsx'
import type { Measure } from './timeline-fit.ts'
import { LateSpan } from './timeline-late.tsx'
import { barPlace, lanesOf, type TimelineSizes } from './timeline-layout.ts'
import { isStrip, takesRoom } from './timeline-tones.ts'
import type { TimelineBar, TimelineRow } from './timeline-types.ts'

interface RowProps {
  readonly row: TimelineRow
  /** From the top of all rows; left out of the row that stands still. */
  readonly top?: number
  readonly height: number
  readonly bars: readonly TimelineBar[]
  readonly window: Period
  readonly sizes: TimelineSizes
  readonly lanePx: number
  readonly measure: Measure
  /** Now, where one of its bars is late. */
  readonly lateUntil: Date | undefined
  readonly tabStop: string | undefined
  readonly selected: string | undefined
  readonly picked: string | undefined
  readonly actions: BarActions
}

const first = { lane: 0, of: 1 }

/** One row: its name, which stays in sight, and its bars. */
export const Row = memo(function Row(props: RowProps) {
  const { row, top, height, bars, window, sizes, lanePx, measure, lateUntil, tabStop, selected, picked, actions } =
    props
  const lanes = lanesOf(bars.filter(takesRoom))
  const isPinned = top === undefined
  const hasStrip = bars.some(isStrip)
  const placeOf = (bar: TimelineBar) =>
    isStrip(bar)
      ? { top: height - sizes.strip - 1, height: sizes.strip - 2 }
      : barPlace(lanes.get(bar) ?? first, height, hasStrip, sizes)
  return (
    <div
      className={isPinned ? css.pinnedRow : css.row}
      style={{ height: `${height}px`, ...(!isPinned && { top: `${top}px` }) }}
    >
      <RowName row={row} />
      <div className={css.lane} data-row={row.id}>
        {bars.map((bar) => (
          <Bar
            key={bar.tone === 'ghost' ? `${bar.id} ghost` : bar.id}
            bar={bar}
            rowTitle={row.title}
            window={window}
            place={placeOf(bar)}
            lanePx={lanePx}
            measure={measure}
            isTabStop={tabStop === bar.id}
            isSelected={selected === bar.id}
            isPicked={picked === bar.id}
            actions={actions}
          />
        ))}
        {lateUntil &&
          bars.map(
            (bar) =>
              bar.tone === 'late' && (
                <LateSpan key={bar.id} end={bar.end} now={lateUntil} window={window} place={placeOf(bar)} />
              ),
          )}
      </div>
    </div>
  )
})

function RowName({ row: { title, parts = [title], use, marks } }: Pick<RowProps, 'row'>) {
  const [name, then, last] = parts
  return (
    <div aria-hidden className={css.name} title={use?.text}>
      <span className={css.title}>{name}</span>
      {then !== undefined && <span className={css.detail}>{then}</span>}
      {marks?.map(({ icon, text }) => (
        <span key={text} className={css.mark} title={text}>
          <Icon of={icon} sizePx={14} />
        </span>
      ))}
      {last !== undefined && <span className={css.last}>{last}</span>}
      {use && <span className={css.use} style={{ width: `${(use.share * 100).toFixed(1)}%` }} />}
    </div>
  )
}
