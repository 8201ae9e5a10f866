import { type KeyboardEvent, useRef, useState } from 'react'
import { mapText } from '../locale/map-text.ts'
import { atLeast } from './boxes.ts'
import type { ShownMark } from './car-map-handle.ts'
import * as css from './mark-buttons.css.ts'
import { type MapPrices, markLabel } from './mark-icon.ts'
import { PRESS_PX } from './mark-sizes.ts'

/** So many marks are told one by one; the list tells them all. */
const MOST = 40

export interface MarkButtonsProps {
  readonly marks: readonly ShownMark[]
  readonly prices: MapPrices
  readonly onPress: (mark: ShownMark) => void
}

/** The marks in sight for keyboard and screen reader, each a button where it is drawn. A pointer goes through them to the map. */
export function MarkButtons({ marks, prices, onPress }: MarkButtonsProps) {
  const [current, setCurrent] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const shown = marks.slice(0, MOST)
  const at = Math.max(
    0,
    shown.findIndex(({ group }) => group.id === current),
  )
  const move = (event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    const buttons = list.current?.querySelectorAll('button')
    buttons?.[(at + steps + shown.length) % shown.length]?.focus({ preventScroll: true })
  }
  return (
    <ul ref={list} className={css.list} aria-label={mapText.marks} onKeyDown={move}>
      {shown.map((mark, index) => {
        const { left, top, right, bottom } = atLeast(mark.screen, PRESS_PX)
        return (
          <li key={mark.group.id}>
            <button
              type="button"
              className={css.mark}
              data-mark={mark.kind}
              tabIndex={index === at ? 0 : -1}
              style={{
                transform: `translate(${left}px, ${top}px)`,
                width: `${right - left}px`,
                height: `${bottom - top}px`,
              }}
              onFocus={() => setCurrent(mark.group.id)}
              onClick={() => onPress(mark)}
            >
              {markLabel(mark.group, prices)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
