import { Icon, VisuallyHidden } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { formatPeriod } from '@delebil/validation/text'
import type { KeyboardEvent, PointerEvent } from 'react'
import * as css from './timeline-bar.css.ts'
import { fitText, type Measure } from './timeline-fit.ts'
import { timelineTexts as texts } from './timeline-texts.ts'
import { shownPart } from './timeline-time.ts'
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
  /** From the top of its row, and its height, in pixels. */
  readonly place: { readonly top: number; readonly height: number }
  /** How wide the window is, and a text. */
  readonly lanePx: number
  readonly measure: Measure
  readonly isTabStop: boolean
  readonly isSelected: boolean
  readonly isPicked: boolean
  readonly actions: BarActions
}

const percent = (share: number) => `${(share * 100).toFixed(4)}%`

/** What a bar has beside its text: its edges and the room within them; a sign; where it was pressed it may grow a border. */
const AROUND_PX = 17
const SIGN_PX = 18
/** Too narrow for a sign and a letter. */
const LEAST_PX = 34

/** One bar of a row: a button where it is. */
export function Bar(props: BarProps) {
  const { bar, rowTitle, window, place: at, lanePx, measure, isTabStop, isSelected, isPicked, actions } = props
  const part = shownPart(bar, window)
  if (!part) return null
  const { tone, ends } = bar
  const place = {
    left: percent(part.from),
    width: percent(part.to - part.from),
    top: `${at.top}px`,
    height: `${at.height}px`,
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
      <Words bar={bar} rowTitle={rowTitle} roomPx={(part.to - part.from) * lanePx} measure={measure} />
      {(ends === 'both' || ends === 'end') && <span aria-hidden className={css.ends.end} data-end="end" />}
    </button>
  )
}

interface WordsProps extends Pick<BarProps, 'bar' | 'rowTitle' | 'measure'> {
  readonly roomPx: number
}

function Words({ bar, rowTitle, roomPx, measure }: WordsProps) {
  const { icon, label, spoken } = bar
  const hasSign = icon !== undefined && roomPx >= LEAST_PX
  const { name, times } = fitText(bar, roomPx - AROUND_PX - (hasSign ? SIGN_PX : 0), measure)
  return (
    <>
      {hasSign && <Icon of={icon} sizePx={14} />}
      <span aria-hidden className={css.barText}>
        <span className={css.barName}>{name}</span>
        {times !== '' && <span className={css.barTimes}> {times}</span>}
      </span>
      <VisuallyHidden>
        {label}
        {texts.named(formatPeriod(bar), rowTitle, spoken)}
      </VisuallyHidden>
    </>
  )
}
