import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type SheetPosition, snapSheet } from './snap-sheet.ts'

interface Drag {
  startY: number
  startHeight: number
  lastY: number
  lastTime: number
  speed: number
  hasMoved: boolean
}

/** Less than this is a tap. */
const tapPx = 6

export interface SheetDragOptions {
  sheet: RefObject<HTMLElement | null>
  /** The heights of the three positions in a container of the given height, px. */
  heightsIn: (containerPx: number) => Record<SheetPosition, number>
  onRest: (position: SheetPosition) => void
}

/** Follows a pointer on the sheet's head; `heightPx` is set only while it is dragged. */
export function useSheetDrag({ sheet, heightsIn, onRest }: SheetDragOptions) {
  const drag = useRef<Drag | null>(null)
  const swallowClick = useRef(false)
  const [heightPx, setHeightPx] = useState<number>()
  const heights = () => heightsIn(sheet.current?.parentElement?.clientHeight ?? 0)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    swallowClick.current = false
    if (event.button !== 0 || sheet.current === null) return
    const startHeight = sheet.current.getBoundingClientRect().height
    drag.current = {
      startY: event.clientY,
      startHeight,
      lastY: event.clientY,
      lastTime: event.timeStamp,
      speed: 0,
      hasMoved: false,
    }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current
    if (now === null) return
    if (!now.hasMoved && Math.abs(event.clientY - now.startY) < tapPx) return
    // Captured late, so that a tap on a button in the head stays a tap.
    if (!now.hasMoved) event.currentTarget.setPointerCapture(event.pointerId)
    const elapsed = Math.max(event.timeStamp - now.lastTime, 1)
    now.speed = (now.lastY - event.clientY) / elapsed
    now.lastY = event.clientY
    now.lastTime = event.timeStamp
    now.hasMoved = true
    const { peek, full } = heights()
    setHeightPx(Math.min(Math.max(now.startHeight + now.startY - event.clientY, peek), full))
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const last = drag.current
    drag.current = null
    setHeightPx(undefined)
    if (last === null || !last.hasMoved) return
    swallowClick.current = true
    const hasStopped = event.timeStamp - last.lastTime > 100
    onRest(snapSheet(last.startHeight + last.startY - last.lastY, hasStopped ? 0 : last.speed, heights()))
  }

  const onPointerCancel = () => {
    drag.current = null
    setHeightPx(undefined)
  }

  const onClickCapture = (event: { stopPropagation: () => void; preventDefault: () => void }) => {
    if (!swallowClick.current) return
    swallowClick.current = false
    event.stopPropagation()
    event.preventDefault()
  }

  return { heightPx, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture } }
}
