import { Icon } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { memo } from 'react'
import * as css from './timeline.css.ts'
import { Bar, type BarActions } from './timeline-bar.tsx'
import { lanesOf } from './timeline-layout.ts'
import { isStrip, takesRoom } from './timeline-tones.ts'
import type { TimelineBar, TimelineRow } from './timeline-types.ts'

interface RowProps {
  readonly row: TimelineRow
  /** From the top of all rows; left out of the row that stands still. */
  readonly top?: number
  readonly bars: readonly TimelineBar[]
  readonly window: Period
  readonly tabStop: string | undefined
  readonly selected: string | undefined
  readonly picked: string | undefined
  readonly actions: BarActions
}

const whole = { lane: 0, of: 1 }

/** One row: its name, which stays in sight, and its bars. */
export const Row = memo(function Row({ row, top, bars, window, tabStop, selected, picked, actions }: RowProps) {
  const lanes = lanesOf(bars.filter(takesRoom))
  const isPinned = top === undefined
  const hasStrip = bars.some(isStrip)
  return (
    <div
      className={isPinned ? css.pinnedRow : css.row}
      {...(!isPinned && { style: { top: `${top}px` } })}
      {...(hasStrip && { 'data-strip': true })}
    >
      <div aria-hidden className={css.name}>
        <span className={css.nameText}>
          <span className={css.title}>{row.title}</span>
          {row.detail !== undefined && <span className={css.detail}>{row.detail}</span>}
          {row.use && (
            <span className={css.use} title={row.use.text}>
              <span className={css.useMeter} style={{ width: `${(row.use.share * 100).toFixed(1)}%` }} />
            </span>
          )}
        </span>
        {row.use && <span className={css.usePercent}>{Math.round(row.use.share * 100)} %</span>}
        {row.marks?.map(({ icon, text }) => (
          <span key={text} className={css.mark} title={text}>
            <Icon of={icon} sizePx={16} />
          </span>
        ))}
      </div>
      <div className={css.lane} data-row={row.id}>
        {bars.map((bar) => (
          <Bar
            key={bar.tone === 'ghost' ? `${bar.id} ghost` : bar.id}
            bar={bar}
            rowTitle={row.title}
            window={window}
            lane={lanes.get(bar) ?? whole}
            isTabStop={tabStop === bar.id}
            isSelected={selected === bar.id}
            isPicked={picked === bar.id}
            actions={actions}
          />
        ))}
      </div>
    </div>
  )
})
