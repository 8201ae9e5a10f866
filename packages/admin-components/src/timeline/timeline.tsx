import { VisuallyHidden } from '@delebil/ui'
import { inUnit } from '@delebil/ui/theme'
import type { Period } from '@delebil/validation'
import { HOUR_MS } from '@delebil/validation/time'
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { noBars, useBarsByRow } from './bars-by-row.ts'
import { tabStopOf } from './tab-stop-of.ts'
import * as css from './timeline.css.ts'
import type { BarActions } from './timeline-bar.tsx'
import { TimelineGround, TimelineHead } from './timeline-head.tsx'
import { barAfterKey } from './timeline-keys.ts'
import { heightOf, indexAt, layOut, rowHeight } from './timeline-layout.ts'
import { Row } from './timeline-row.tsx'
import { timelineTexts as texts } from './timeline-texts.ts'
import { shareOf } from './timeline-time.ts'
import type { TimelineBar, TimelinePlace, TimelineRow } from './timeline-types.ts'
import { useLatest } from './use-latest.ts'

import { useTimelineDrag } from './use-timeline-drag.ts'
import { useTimelinePick } from './use-timeline-pick.ts'
import { PROBE_PX, useTimelineSize } from './use-timeline-size.ts'

export interface TimelineProps {
  /** Names the plan for a screen reader. */
  readonly label: string
  /** What a row is: 'Bil'. */
  readonly rowsName: string
  readonly rows: readonly TimelineRow[]
  readonly bars: readonly TimelineBar[]
  /** A row that stays in sight above the others. */
  readonly pinned?: TimelineRow
  readonly window: Period
  readonly now: Date
  readonly everyHours: number
  /** Narrower than this for an hour, and the plan rolls sideways. */
  readonly minHourPx: number
  readonly stepMinutes?: number
  /** What has a place already, by its name; nothing where it is free. */
  readonly clashOf?: (barId: string, place: TimelinePlace) => string | undefined
  readonly onMove?: (bar: TimelineBar, place: TimelinePlace) => void
  readonly selected?: string | undefined
  readonly onSelect?: (id: string) => void
  readonly onReach?: (way: -1 | 1) => void
  /** Something is held, or the pointer is over the plan: nothing should move now. */
  readonly onHold?: (isHeld: boolean) => void
}

const SPARE_ROWS = 6
/** How far before now a plan begins that rolls sideways. */
const BEFORE_NOW_PX = 64

/** Rows over time, with bars that are moved by pointer or keys. Draws the rows in sight only, however many there are. */
export function Timeline(props: TimelineProps) {
  const { label, rowsName, rows, bars, pinned, window, now, everyHours, minHourPx, stepMinutes = 30, selected } = props
  const scroller = useRef<HTMLDivElement>(null)
  const still = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const [focused, setFocused] = useState<string>()
  const [range, setRange] = useState<readonly [number, number]>([0, 20])
  const [isOver, setIsOver] = useState(false)
  const rowIds = useMemo(() => [...(pinned ? [pinned.id] : []), ...rows.map(({ id }) => id)], [pinned, rows])
  const titleOf = (id: string) => (pinned?.id === id ? pinned.title : (rows.find((row) => row.id === id)?.title ?? ''))
  const pick = useTimelinePick({
    window,
    stepMinutes,
    rowIds,
    pinnedId: pinned?.id,
    titleOf,
    clashOf: props.clashOf ?? (() => undefined),
    onMove: props.onMove ?? (() => undefined),
    onReach: props.onReach,
  })
  const { picked } = pick
  const { byRow, loads, loadOf } = useBarsByRow(bars, picked)
  const barsOf = (id: string) => byRow.get(id) ?? noBars
  const { sizes, lanePx, measure } = useTimelineSize(scroller)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what each row holds is another where the loads are
  const items = useMemo(() => layOut(rows, sizes, loadOf), [rows, sizes, loads])
  const pinnedPx = pinned ? rowHeight(loadOf(pinned.id), sizes) : 0
  const headPx = () => still.current?.offsetHeight ?? pinnedPx
  const onPointerDown = useTimelineDrag({
    scroller,
    items,
    headPx,
    pinnedPx,
    lanePx,
    window,
    stepMinutes,
    pick,
    pinnedId: pinned?.id,
  })

  const look = () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    const first = Math.max(0, indexAt(items, scrollTop) - SPARE_ROWS)
    const last = indexAt(items, scrollTop + clientHeight) + SPARE_ROWS
    setRange((before) => (before[0] === first && before[1] === last ? before : [first, last]))
  }
  useLayoutEffect(look, [items])

  // A plan that rolls sideways begins a little before now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where another time is shown, not as time passes
  useLayoutEffect(() => {
    const box = scroller.current
    const share = shareOf(now, window)
    if (box && share > 0 && share < 1) box.scrollLeft = share * lanePx - BEFORE_NOW_PX
  }, [window.start.getTime(), window.end.getTime(), lanePx > 0])

  /** Brings a bar in sight: below what stands still above the rows, and beside the names. */
  const reveal = (rowId: string) => {
    const box = scroller.current
    const item = items.find(({ row }) => row?.id === rowId)
    if (!box || !item) return
    const room = box.clientHeight - headPx()
    if (item.top < box.scrollTop) box.scrollTop = item.top
    else if (item.top + item.height > box.scrollTop + room) box.scrollTop = item.top + item.height - room
    look()
  }
  const focusBar = (id: string) => {
    const element = scroller.current?.querySelector<HTMLElement>(`[data-bar="${CSS.escape(id)}"]`)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const wanted = useRef<string>(undefined)
  const place = picked?.by === 'keys' ? picked.place : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is carried keeps the focus wherever it is drawn anew
  useLayoutEffect(() => {
    if (!picked || !place) return
    reveal(place.rowId)
    wanted.current = picked.bar.id
  }, [place])
  useEffect(() => {
    if (wanted.current === undefined) return
    focusBar(wanted.current)
    wanted.current = undefined
  })
  const isHeld = isOver || picked !== undefined
  const { onHold } = props
  useEffect(() => onHold?.(isHeld), [isHeld, onHold])

  const onKeyDown = (event: KeyboardEvent, bar: TimelineBar) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (pick.onKey(event)) {
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Enter' || event.key === ' ' || event.key === 'Escape') wanted.current = bar.id
      return
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      pick.pick(bar, 'keys')
      return
    }
    const next = barAfterKey(event.key, bar, rowIds, (id) => barsOf(id).filter(({ tone }) => tone !== 'ghost'))
    if (!next) return
    event.preventDefault()
    reveal(next.rowId)
    wanted.current = next.id
    setFocused(next.id)
  }
  const { onSelect } = props
  const actions = useLatest<BarActions>({
    onKeyDown,
    onPointerDown,
    onPress: ({ id }) => onSelect?.(id),
    onFocus: ({ id }) => {
      setFocused(id)
      onSelect?.(id)
    },
  })

  const shown = items.slice(range[0], range[1] + 1)
  const tabStop = tabStopOf(
    focused,
    shown.flatMap(({ row }) => (row ? [row.id] : [])),
    pinned?.id,
    barsOf,
  )
  const width = (minHourPx * (window.end.getTime() - window.start.getTime())) / HOUR_MS
  const pickedId = picked?.bar.id
  // Each row hears of its own bars alone: as others change, it is not drawn anew.
  const partsOf = (row: TimelineRow) => {
    const own = barsOf(row.id)
    const ofRow = (id: string | undefined) => (own.some((bar) => bar.id === id) ? id : undefined)
    const named = { tabStop: ofRow(tabStop), selected: ofRow(selected), picked: ofRow(pickedId) }
    const lateUntil = own.some(({ tone }) => tone === 'late') ? now : undefined
    return { row, bars: own, window, actions, sizes, lanePx, measure, lateUntil, ...named }
  }
  const style = { '--timeline-lane': `${width}px`, '--timeline-rows': `${heightOf(items)}px` } as CSSProperties
  return (
    <section
      ref={scroller}
      className={css.scroller}
      // Keys are the plan's own here; the same is read as a list elsewhere.
      role="application"
      aria-roledescription={texts.timeline}
      aria-label={label}
      aria-describedby={helpId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what rolls is rolled by keys as well
      tabIndex={0}
      onScroll={look}
      onPointerEnter={({ pointerType }) => setIsOver(pointerType !== 'touch')}
      onPointerLeave={() => setIsOver(false)}
      {...(picked && { 'data-holding': true })}
    >
      <div className={css.content} style={style}>
        <span aria-hidden className={css.probe} style={{ width: inUnit(PROBE_PX) }} data-probe="" />
        <TimelineGround window={window} now={now} everyHours={everyHours} />
        <div className={css.grid}>
          <div ref={still} className={css.still}>
            <TimelineHead window={window} now={now} everyHours={everyHours} rowsName={rowsName} />
            {pinned && <Row {...partsOf(pinned)} height={pinnedPx} />}
          </div>
          <div className={css.rows}>
            {shown.map(({ top, height, group, count, row }) =>
              row ? (
                <Row key={row.id} {...partsOf(row)} top={top} height={height} />
              ) : (
                <div
                  key={`group ${top}`}
                  aria-hidden
                  className={css.group}
                  style={{ top: `${top}px`, height: `${height}px` }}
                >
                  <div className={css.groupName}>
                    {group} <span className={css.groupCount}>{count}</span>
                  </div>
                </div>
              ),
            )}
          </div>
        </div>
      </div>
      <VisuallyHidden>
        <span id={helpId}>{texts.help}</span>
        <span role="status">{pick.said}</span>
      </VisuallyHidden>
    </section>
  )
}
