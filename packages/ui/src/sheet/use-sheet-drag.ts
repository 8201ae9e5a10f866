import { type PointerEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { measureLengths } from './measure-lengths.ts'
import { type SheetPosition, type SheetStops, snapSheet } from './snap-sheet.ts'

interface Drag {
  startY: number
  startHeight: number
  lastY: number
  lastTime: number
  speed: number
  /** Since it is more than a tap. */
  heights: SheetStops<number> | undefined
}

/** Less than this is a tap. */
const tapPx = 6
/** A click so soon after a drag is its end. */
const clickMs = 350

export interface SheetDragOptions {
  sheet: RefObject<HTMLElement | null>
  stops: SheetStops<string>
  /** Here a pointer does something else. */
  still: RefObject<HTMLElement | null> | undefined
  onRest: (position: SheetPosition) => void
}

/**
 * Follows a pointer on the sheet; `heightPx` is set only while it is dragged. Its handlers look before what lies inside,
 * because a button there keeps its pointers to itself.
 */
export function useSheetDrag({ sheet, stops, still, onRest }: SheetDragOptions) {
  const drag = useRef<Drag | null>(null)
  const endedAt = useRef(Number.NEGATIVE_INFINITY)
  const [heightPx, setHeightPx] = useState<number>()

  const onPointerDownCapture = (event: PointerEvent<HTMLElement>) => {
    drag.current = null
    if (event.button !== 0 || sheet.current === null || !isOfSheet(event, sheet.current, still)) return
    drag.current = {
      startY: event.clientY,
      startHeight: sheet.current.getBoundingClientRect().height,
      lastY: event.clientY,
      lastTime: event.timeStamp,
      speed: 0,
      heights: undefined,
    }
  }

  const onPointerMoveCapture = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current
    const container = sheet.current?.parentElement
    if (now === null || !container) return
    if (now.heights === undefined && Math.abs(event.clientY - now.startY) < tapPx) return
    if (now.heights === undefined) {
      now.heights = measureLengths(container, stops)
      // Captured late, so that a tap on a button stays a tap.
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    const elapsed = Math.max(event.timeStamp - now.lastTime, 1)
    now.speed = (now.lastY - event.clientY) / elapsed
    now.lastY = event.clientY
    now.lastTime = event.timeStamp
    const { peek, full } = now.heights
    setHeightPx(Math.min(Math.max(now.startHeight + now.startY - event.clientY, peek), full))
  }

  const onPointerUpCapture = (event: PointerEvent<HTMLElement>) => {
    const last = drag.current
    drag.current = null
    setHeightPx(undefined)
    if (last?.heights === undefined) return
    endedAt.current = event.timeStamp
    const hasStopped = event.timeStamp - last.lastTime > 100
    onRest(snapSheet(last.startHeight + last.startY - last.lastY, hasStopped ? 0 : last.speed, last.heights))
  }

  const onPointerCancelCapture = () => {
    drag.current = null
    setHeightPx(undefined)
  }

  const onClickCapture = (event: SyntheticEvent) => {
    if (event.timeStamp - endedAt.current > clickMs) return
    event.stopPropagation()
    event.preventDefault()
  }

  return {
    heightPx,
    handlers: {
      onPointerDownCapture,
      onPointerMoveCapture,
      onPointerUpCapture,
      onPointerCancelCapture,
      onClickCapture,
    },
  }
}

/** A mouse moves the sheet by its head alone: over the rest it selects, and its wheel scrolls. */
function isOfSheet(
  { target, pointerType }: PointerEvent<HTMLElement>,
  sheet: HTMLElement,
  still: SheetDragOptions['still'],
): boolean {
  // React hands on what happens in a popover that belongs to the sheet, but lies elsewhere.
  if (!(target instanceof Node) || !sheet.contains(target)) return false
  const isInHead = sheet.firstElementChild?.contains(target) === true
  return isInHead || (pointerType !== 'mouse' && !still?.current?.contains(target))
}
