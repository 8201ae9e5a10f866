import type { Period } from '@delebil/validation'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { rowAt, type TimelineItem } from './timeline-layout.ts'
import { shifted, stepsIn } from './timeline-time.ts'
import type { TimelineBar, TimelinePlace } from './timeline-types.ts'
import type { useTimelinePick } from './use-timeline-pick.ts'

/** What is pressed and moved less than this was only pressed. */
const THRESHOLD_PX = 4
/** How near to an edge the rows begin to roll, and how far in one frame. */
const EDGE_PX = 40
const ROLL_PX = 10

interface DragOptions {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly items: readonly TimelineItem[]
  /** Height of what stands still above the rows, and of the pinned row within it. */
  readonly headPx: number
  readonly pinnedPx: number
  readonly pinnedId: string | undefined
  readonly lanePx: () => number
  readonly window: Period
  readonly stepMinutes: number
  readonly pick: ReturnType<typeof useTimelinePick>
}

interface Drag {
  readonly bar: TimelineBar
  readonly x: number
  readonly y: number
  readonly scrolled: number
  at: { x: number; y: number }
  begun: boolean
}

/** Moves bars with a mouse or a pen; a finger rolls the rows, and moves by the dialog. */
export function useTimelineDrag(options: DragOptions) {
  const drag = useRef<Drag>(undefined)
  const latest = useRef(options)
  latest.current = options
  const frame = useRef(0)

  const placeOf = ({ bar, x, scrolled, at }: Drag): TimelinePlace => {
    const { scroller, items, headPx, pinnedPx, pinnedId, lanePx, window: shown, stepMinutes } = latest.current
    const box = scroller.current?.getBoundingClientRect()
    const inside = at.y - (box?.top ?? 0)
    const across = at.x - x + (scroller.current?.scrollLeft ?? 0) - scrolled
    const steps = stepsIn(across, lanePx(), shown, stepMinutes)
    const isPinned = pinnedId !== undefined && inside < headPx
    const row = isPinned ? undefined : rowAt(items, inside - headPx + (scroller.current?.scrollTop ?? 0))
    const rowId = isPinned && inside > headPx - pinnedPx - EDGE_PX ? pinnedId : (row?.id ?? bar.rowId)
    return shifted({ rowId, start: bar.start, end: bar.end }, steps * stepMinutes)
  }
  const follow = () => {
    const { current } = drag
    const { pick } = latest.current
    if (!current?.begun || !pick.picked) return
    const place = placeOf(current)
    const { place: before } = pick.picked
    if (place.rowId !== before.rowId || place.start.getTime() !== before.start.getTime()) pick.carry(pick.picked, place)
  }
  const roll = () => {
    const { current } = drag
    const { scroller, headPx } = latest.current
    const box = scroller.current?.getBoundingClientRect()
    if (!current?.begun || !box || !scroller.current) return
    const [above, below] = [current.at.y - box.top - headPx, box.bottom - current.at.y]
    const by = above > 0 && above < EDGE_PX ? -ROLL_PX : below < EDGE_PX ? ROLL_PX : 0
    if (by !== 0) {
      scroller.current.scrollTop += by
      follow()
    }
    frame.current = requestAnimationFrame(roll)
  }
  const end = (how: 'drop' | 'cancel') => {
    const { current } = drag
    drag.current = undefined
    cancelAnimationFrame(frame.current)
    const { pick } = latest.current
    if (!current?.begun || !pick.picked) return
    if (how === 'drop') pick.drop(pick.picked)
    else pick.cancel()
  }

  const actions = useRef({ follow, roll, end })
  actions.current = { follow, roll, end }
  useEffect(() => {
    const move = (event: globalThis.PointerEvent) => {
      const { current } = drag
      if (!current) return
      current.at = { x: event.clientX, y: event.clientY }
      if (!current.begun && Math.hypot(current.at.x - current.x, current.at.y - current.y) >= THRESHOLD_PX) {
        current.begun = true
        latest.current.pick.pick(current.bar, 'pointer')
        frame.current = requestAnimationFrame(() => actions.current.roll())
      } else actions.current.follow()
    }
    const up = () => actions.current.end('drop')
    const lost = () => actions.current.end('cancel')
    const key = (event: KeyboardEvent) => event.key === 'Escape' && actions.current.end('cancel')
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', lost)
    window.addEventListener('keydown', key)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', lost)
      window.removeEventListener('keydown', key)
      cancelAnimationFrame(frame.current)
    }
  }, [])

  return (event: PointerEvent, bar: TimelineBar) => {
    if (event.button !== 0 || event.pointerType === 'touch' || bar.fixed !== undefined) return
    const scrolled = options.scroller.current?.scrollLeft ?? 0
    const at = { x: event.clientX, y: event.clientY }
    drag.current = { bar, ...at, scrolled, at, begun: false }
  }
}
