import { VisuallyHidden } from '@delebil/ui'
import type { Period } from '@delebil/validation'
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
import * as css from './timeline.css.ts'
import type { BarActions } from './timeline-bar.tsx'
import { TimelineGround, TimelineHead } from './timeline-head.tsx'
import { barAfterKey } from './timeline-keys.ts'
import { heightOf, indexAt, layOut } from './timeline-layout.ts'
import { Row } from './timeline-row.tsx'
import { timelineTexts as texts } from './timeline-texts.ts'
import { shareOf } from './timeline-time.ts'
import { heldTone, isStrip } from './timeline-tones.ts'
import type { TimelineBar, TimelinePlace, TimelineRow } from './timeline-types.ts'
import { useTimelineDrag } from './use-timeline-drag.ts'
import { useTimelinePick } from './use-timeline-pick.ts'

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

const HEAD_PX = 64
const PINNED_PX = 56
const SPARE_ROWS = 6
const noBars: readonly TimelineBar[] = []
const HOUR_MS = 3_600_000

/** Rows over time, with bars that are moved by pointer or keys. Draws the rows in sight only, however many there are. */
export function Timeline(props: TimelineProps) {
  const { label, rowsName, rows, bars, pinned, window, now, everyHours, minHourPx, stepMinutes = 30, selected } = props
  const scroller = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const [focused, setFocused] = useState<string>()
  const [range, setRange] = useState<readonly [number, number]>([0, 20])
  const [isOver, setIsOver] = useState(false)
  const items = useMemo(() => layOut(rows), [rows])
  const pinnedPx = pinned ? PINNED_PX : 0
  const headPx = HEAD_PX + pinnedPx
  const rowIds = useMemo(() => [...(pinned ? [pinned.id] : []), ...rows.map(({ id }) => id)], [pinned, rows])
  const titleOf = (id: string) => (pinned?.id === id ? pinned.title : (rows.find((row) => row.id === id)?.title ?? ''))
  const pick = useTimelinePick({
    window,
    stepMinutes,
    rowIds,
    titleOf,
    clashOf: props.clashOf ?? (() => undefined),
    onMove: props.onMove ?? (() => undefined),
    onReach: props.onReach,
  })
  const { picked } = pick
  const byRow = useBarsByRow(bars, picked)
  const barsOf = (id: string) => byRow.get(id) ?? noBars
  const lanePx = () => scroller.current?.querySelector('[data-row]')?.getBoundingClientRect().width ?? 0
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
    if (box && share > 0 && share < 1) box.scrollLeft = share * lanePx() - HEAD_PX
  }, [window.start.getTime(), window.end.getTime()])

  /** Brings a bar in sight: below what stands still above the rows, and beside the names. */
  const reveal = (rowId: string) => {
    const box = scroller.current
    const item = items.find(({ row }) => row?.id === rowId)
    if (!box || !item) return
    const room = box.clientHeight - headPx
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
  const tabStop = useTabStop(
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
    return { row, bars: own, window, actions, ...named }
  }
  const style = { '--timeline-lane': `${width}px`, height: `${headPx + heightOf(items)}px` } as CSSProperties
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
        <TimelineGround window={window} now={now} everyHours={everyHours} />
        <div className={css.grid}>
          <div className={css.still}>
            <TimelineHead window={window} now={now} everyHours={everyHours} rowsName={rowsName} />
            {pinned && <Row {...partsOf(pinned)} />}
          </div>
          <div className={css.rows}>
            {shown.map(({ top, group, row }) =>
              row ? (
                <Row key={row.id} {...partsOf(row)} top={top} />
              ) : (
                <div key={`group ${top}`} aria-hidden className={css.group} style={{ top: `${top}px` }}>
                  <div className={css.groupName}>{group}</div>
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

/** The bars of each row by time, what is held where it is held; where it came from it leaves a shape. */
function useBarsByRow(bars: readonly TimelineBar[], picked: ReturnType<typeof useTimelinePick>['picked']) {
  const settled = useMemo(() => groupByRow(bars), [bars])
  return useMemo(() => {
    if (!picked) return settled
    const { bar, place } = picked
    const rows = new Map(settled)
    const isIt = ({ id, tone }: TimelineBar) => id === bar.id && tone !== 'ghost'
    const from = (rows.get(bar.rowId) ?? noBars).flatMap((one) =>
      isIt(one) ? (isStrip(one) ? [] : [{ ...one, tone: 'ghost' as const }]) : [one],
    )
    rows.set(bar.rowId, from)
    rows.set(place.rowId, [...(rows.get(place.rowId) ?? noBars), { ...bar, ...place, tone: heldTone(bar) }])
    return rows
  }, [settled, picked])
}

function groupByRow(bars: readonly TimelineBar[]): ReadonlyMap<string, readonly TimelineBar[]> {
  const rows = new Map<string, TimelineBar[]>()
  for (const bar of bars) {
    const row = rows.get(bar.rowId)
    if (row) row.push(bar)
    else rows.set(bar.rowId, [bar])
  }
  for (const row of rows.values()) row.sort((a, b) => a.start.getTime() - b.start.getTime())
  return rows
}

/** The one bar that Tab comes to: the last that had focus if it is in sight, else the first that is. */
function useTabStop(
  focused: string | undefined,
  rowIds: readonly string[],
  pinnedId: string | undefined,
  barsOf: (rowId: string) => readonly TimelineBar[],
): string | undefined {
  const inSight = [...(pinnedId === undefined ? [] : [pinnedId]), ...rowIds].flatMap((id) => barsOf(id))
  const real = inSight.filter(({ tone }) => tone !== 'ghost')
  return (real.find(({ id }) => id === focused) ?? real.find(({ fixed }) => fixed === undefined) ?? real[0])?.id
}

/** One object for good, that always does what the newest one does. */
function useLatest<T extends object>(value: T): T {
  const latest = useRef(value)
  latest.current = value
  const [stable] = useState(
    () =>
      new Proxy(value, {
        get: (_, name) => (latest.current as Record<string | symbol, unknown>)[name],
      }),
  )
  return stable
}
