import type { Period } from '@delebil/validation'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { rollOf } from './timeline-edges.ts'
import { rowAt, type TimelineItem } from './timeline-layout.ts'
import { shifted, stepsIn, stretched } from './timeline-time.ts'
import type { TimelineBar, TimelinePlace } from './timeline-types.ts'
import { type Grip, isSamePlace, type useTimelinePick } from './use-timeline-pick.ts'

/** What is pressed and moved less than this was only pressed. */
const THRESHOLD_PX = 4
/** A finger that rests so long on a bar lifts it; one that goes further before rolls the plan. */
const HOLD_MS = 400
const FINGER_PX = 10
/** How near to an edge the rows begin to roll. */
const EDGE_PX = 40

interface DragOptions {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly items: readonly TimelineItem[]
  /** Height of what stands still above the rows, and of the pinned row within it. */
  readonly headPx: () => number
  readonly pinnedPx: number
  readonly pinnedId: string | undefined
  readonly lanePx: number
  readonly window: Period
  readonly stepMinutes: number
  readonly pick: ReturnType<typeof useTimelinePick>
}

interface Drag {
  readonly bar: TimelineBar
  readonly grip: Grip
  readonly pointerId: number
  readonly isFinger: boolean
  readonly x: number
  readonly y: number
  readonly scrolled: number
  at: { x: number; y: number }
  begun: boolean
  release?: () => void
}

/** Moves bars and their ends by mouse and pen at once, and by a finger that rests on one first; until then it rolls the plan. */
export function useTimelineDrag(options: DragOptions) {
  const drag = useRef<Drag>(undefined)
  const latest = useRef(options)
  latest.current = options
  const frame = useRef(0)
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)

  const rowIdOf = ({ bar, at }: Drag, top: number): string => {
    const { scroller, items, headPx, pinnedPx, pinnedId } = latest.current
    const inside = at.y - top
    const above = headPx()
    const isPinned = pinnedId !== undefined && inside < above
    if (isPinned && bar.unpinned === undefined && inside > above - pinnedPx - EDGE_PX) return pinnedId
    const row = isPinned ? undefined : rowAt(items, inside - above + (scroller.current?.scrollTop ?? 0))
    return row?.id ?? bar.rowId
  }
  const placeOf = (current: Drag): TimelinePlace => {
    const { bar, grip, x, scrolled, at } = current
    const { scroller, lanePx, window: shown, stepMinutes } = latest.current
    const box = scroller.current?.getBoundingClientRect()
    const across = at.x - x + (scroller.current?.scrollLeft ?? 0) - scrolled
    const minutes = stepsIn(across, lanePx, shown, stepMinutes) * stepMinutes
    const from = { rowId: bar.rowId, start: bar.start, end: bar.end }
    if (grip !== 'whole') return stretched(from, grip, minutes, stepMinutes)
    return shifted({ ...from, rowId: rowIdOf(current, box?.top ?? 0) }, minutes)
  }
  const follow = () => {
    const { current } = drag
    const { pick } = latest.current
    if (!current?.begun || !pick.picked) return
    const place = placeOf(current)
    if (!isSamePlace(place, pick.picked.place)) pick.carry(pick.picked, place)
  }
  const roll = () => {
    const { current } = drag
    const { scroller, headPx } = latest.current
    if (!current?.begun || !scroller.current) return
    const by = rollOf(scroller.current, current, current.at, headPx())
    if (by.x !== 0 || by.y !== 0) {
      scroller.current.scrollBy(by.x, by.y)
      follow()
    }
    frame.current = requestAnimationFrame(roll)
  }
  const begin = (current: Drag) => {
    current.begun = true
    latest.current.pick.pick(current.bar, 'pointer')
    frame.current = requestAnimationFrame(() => actions.current.roll())
  }
  const end = (how: 'drop' | 'cancel') => {
    const { current } = drag
    drag.current = undefined
    current?.release?.()
    clearTimeout(hold.current)
    cancelAnimationFrame(frame.current)
    const { pick } = latest.current
    if (!current?.begun || !pick.picked) return
    if (how === 'drop') pick.drop(pick.picked)
    else pick.cancel()
  }
  const move = ({ pointerId, clientX, clientY }: globalThis.PointerEvent) => {
    const { current } = drag
    if (!current || current.pointerId !== pointerId) return
    current.at = { x: clientX, y: clientY }
    const far = Math.hypot(clientX - current.x, clientY - current.y)
    if (current.begun) follow()
    else if (current.isFinger && far >= FINGER_PX) end('cancel')
    else if (!current.isFinger && far >= THRESHOLD_PX) begin(current)
  }

  const actions = useRef({ move, roll, end })
  actions.current = { move, roll, end }
  useEffect(() => {
    const box = latest.current.scroller.current
    const moved = (event: globalThis.PointerEvent) => actions.current.move(event)
    const up = ({ pointerId }: globalThis.PointerEvent) =>
      drag.current?.pointerId === pointerId && actions.current.end('drop')
    const lost = ({ pointerId }: globalThis.PointerEvent) =>
      drag.current?.pointerId === pointerId && actions.current.end('cancel')
    const key = (event: KeyboardEvent) => event.key === 'Escape' && actions.current.end('cancel')
    // The browser asks before it rolls where somebody may say no.
    const listens = () => undefined
    const noMenu = (event: Event) => drag.current?.isFinger && event.preventDefault()
    window.addEventListener('pointermove', moved)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', lost)
    window.addEventListener('keydown', key)
    box?.addEventListener('touchmove', listens, { passive: false })
    box?.addEventListener('contextmenu', noMenu)
    return () => {
      window.removeEventListener('pointermove', moved)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', lost)
      window.removeEventListener('keydown', key)
      box?.removeEventListener('touchmove', listens)
      box?.removeEventListener('contextmenu', noMenu)
      clearTimeout(hold.current)
      cancelAnimationFrame(frame.current)
    }
  }, [])

  return (event: PointerEvent, bar: TimelineBar) => {
    if (event.button !== 0 || drag.current?.begun) return
    const grip = gripOf(event, bar)
    if (!grip) return
    const scrolled = options.scroller.current?.scrollLeft ?? 0
    const at = { x: event.clientX, y: event.clientY }
    const isFinger = event.pointerType === 'touch'
    const current: Drag = { bar, grip, pointerId: event.pointerId, isFinger, ...at, scrolled, at, begun: false }
    drag.current?.release?.()
    drag.current = current
    if (isFinger) current.release = keepFromRolling(event.target, () => current.begun)
    clearTimeout(hold.current)
    if (isFinger) hold.current = setTimeout(() => drag.current === current && begin(current), HOLD_MS)
  }
}

/** What was pressed: an end that can be drawn, or all of it; nothing of what stays. */
function gripOf({ target }: PointerEvent, { fixed, ends }: TimelineBar): Grip | undefined {
  const end = target instanceof Element ? target.closest<HTMLElement>('[data-end]')?.dataset['end'] : undefined
  if ((end === 'start' || end === 'end') && (ends === 'both' || ends === end)) return end
  return fixed === undefined ? 'whole' : undefined
}

/**
 * While a finger holds something the browser does not roll. It is told where the finger went down: what is carried to another row
 * is drawn anew there, and its touches stay with what is gone.
 */
function keepFromRolling(target: EventTarget, isHeld: () => boolean): () => void {
  const still = (event: Event) => isHeld() && event.preventDefault()
  target.addEventListener('touchmove', still, { passive: false })
  return () => target.removeEventListener('touchmove', still)
}
