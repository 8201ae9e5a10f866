import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { texts } from '../texts.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { bar, content, handle, head, headContent, heightVar, sheet as sheetClass } from './sheet.css.ts'
import { type SheetPosition, stepSheet } from './snap-sheet.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

export interface SheetProps {
  /** Names the region, for instance "Ledige biler". */
  label: string
  position: SheetPosition
  onPositionChange: (position: SheetPosition) => void
  /** Always seen, also at peek. */
  header?: ReactNode
  /** Height at peek, with room for the handle (32 px) and the header. */
  peekPx?: number
  /** What stays free above a full sheet. */
  topGapPx?: number
  children: ReactNode
}

const halfShare = 0.55
const customProperty = heightVar.slice('var('.length, -1)

/**
 * A surface at the foot of a positioned container, over a map: dragged by its head, tapped or keyed
 * (Enter, arrows, Home, End) between peek, half and full. It never takes the rest of the page away.
 */
export function Sheet({ label, position, onPositionChange, header, peekPx = 112, topGapPx = 8, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const contentId = useId()
  const { heightPx, handlers } = useSheetDrag({
    sheet,
    heightsIn: (containerPx) => ({ peek: peekPx, half: containerPx * halfShare, full: containerPx - topGapPx }),
    onRest: onPositionChange,
  })
  const heights = { peek: `${peekPx}px`, half: `${halfShare * 100}%`, full: `calc(100% - ${topGapPx}px)` }

  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowUp: stepSheet(position, 1), ArrowDown: stepSheet(position, -1), Home: 'full', End: 'peek' }[
      event.key
    ] as SheetPosition | undefined
    if (next === undefined) return
    event.preventDefault()
    onPositionChange(next)
  }

  return (
    <section
      ref={sheet}
      aria-label={label}
      className={sheetClass}
      data-position={position}
      {...(heightPx !== undefined && { 'data-dragging': true })}
      style={{ [customProperty]: heightPx === undefined ? heights[position] : `${heightPx}px` } as CSSProperties}
    >
      <div className={head} {...handlers}>
        <button
          type="button"
          className={handle}
          aria-expanded={position !== 'peek'}
          aria-controls={contentId}
          onKeyDown={onKeyDown}
          onClick={() => onPositionChange(position === 'full' ? 'peek' : stepSheet(position, 1))}
        >
          <span className={bar} />
          <VisuallyHidden>{`${position === 'full' ? texts.sheetShrink : texts.sheetGrow}: ${label}`}</VisuallyHidden>
        </button>
        {header !== undefined && <div className={headContent}>{header}</div>}
      </div>
      <div id={contentId} className={content}>
        {children}
      </div>
    </section>
  )
}
