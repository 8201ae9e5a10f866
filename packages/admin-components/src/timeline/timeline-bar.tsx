import { Icon, VisuallyHidden } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { formatPeriod, formatTime } from '@delebil/validation/text'
import type { KeyboardEvent, PointerEvent } from 'react'
import * as css from './timeline-bar.css.ts'
import type { Lane } from './timeline-layout.ts'
import { timelineTexts as texts } from './timeline-texts.ts'
import { shownPart } from './timeline-time.ts'
import { isStrip } from './timeline-tones.ts'
import type { TimelineBar } from './timeline-types.ts'

/** What rows and bars do; the same objects for all of them, so that a row is drawn again only where its bars changed. */
export interface BarActions {
  readonly onPress: (bar: TimelineBar) => void
  readonly onFocus: (bar: TimelineBar) => void
  readonly onKeyDown: (event: KeyboardEvent, bar: TimelineBar) => void
  readonly onPointerDown: (event: PointerEvent, bar: TimelineBar) => void
}

interface BarProps {
  readonly bar: TimelineBar
  readonly rowTitle: string
  readonly window: Period
  readonly lane: Lane
  readonly isTabStop: boolean
  readonly isSelected: boolean
  readonly isPicked: boolean
  readonly actions: BarActions
}

const percent = (share: number) => `${(share * 100).toFixed(4)}%`

/** One bar of a row: a button where it is. */
export function Bar({
  bar,
  rowTitle,
  window,
  lane: { lane, of: lanes },
  isTabStop,
  isSelected,
  isPicked,
  actions,
}: BarProps) {
  const part = shownPart(bar, window)
  const isThin = isStrip(bar)
  if (!part) return null
  const { tone, label, icon, ends } = bar
  const place = {
    left: percent(part.from),
    width: percent(part.to - part.from),
    ...(!isThin && lanes > 1 && { top: `${4 + (lane * 48) / lanes}px`, height: `${48 / lanes - 2}px` }),
  }
  const cuts = {
    ...(bar.start < window.start && { 'data-before': true }),
    ...(bar.end > window.end && { 'data-after': true }),
  }
  if (tone === 'ghost') return <span aria-hidden className={css.bars.ghost} style={place} />
  return (
    <button
      type="button"
      className={css.bars[tone]}
      style={place}
      tabIndex={isTabStop ? 0 : -1}
      data-bar={bar.id}
      {...cuts}
      {...(isSelected && { 'aria-current': 'true' as const })}
      {...(isPicked && { 'data-picked': true })}
      {...(bar.fixed === undefined && { 'data-movable': true })}
      onClick={() => actions.onPress(bar)}
      onFocus={() => actions.onFocus(bar)}
      onKeyDown={(event) => actions.onKeyDown(event, bar)}
      onPointerDown={(event) => actions.onPointerDown(event, bar)}
    >
      {(ends === 'both' || ends === 'start') && <span aria-hidden className={css.ends.start} data-end="start" />}
      {icon && <Icon of={icon} sizePx={16} />}
      <span className={css.barText}>
        <span className={css.barName}>
          {label}
          <VisuallyHidden>{texts.named(formatPeriod(bar), rowTitle, bar.spoken)}</VisuallyHidden>
        </span>
        {!isThin && lanes === 1 && (
          <span aria-hidden className={css.barTime}>
            {formatTime(bar.start)}–{formatTime(bar.end)}
          </span>
        )}
      </span>
      {(ends === 'both' || ends === 'end') && <span aria-hidden className={css.ends.end} data-end="end" />}
    </button>
  )
}
