import { type CSSProperties, type KeyboardEvent, type ReactNode, type UIEvent, useId, useRef } from 'react'
import { texts } from '../texts.ts'
import { customProperty } from '../theme/custom-property.ts'
import { inUnit } from '../theme/in-unit.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { bar, content, grip, handle, head, headContent, heightVar, sheet as sheetClass } from './sheet.css.ts'
import { type SheetPosition, type SheetStops, stepSheet } from './snap-sheet.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

export interface SheetProps {
  /** Names the region, for instance "Ledige biler". */
  label: string
  position: SheetPosition
  onPositionChange: (position: SheetPosition) => void
  /** Always seen, also at peek. */
  header?: ReactNode
  /** Its height at each position: CSS lengths, percent of the container. */
  stops?: SheetStops<string>
  /** A finger on the content moves the sheet too; off where the content has sliders or fields of its own. */
  isMovedByContent?: boolean
  children: ReactNode
}

const usualStops: SheetStops<string> = {
  peek: inUnit(112),
  half: '55%',
  full: `calc(100% - ${inUnit(8)})`,
}

/**
 * A surface at the foot of a positioned container, over a map: dragged by its head, tapped or keyed
 * (Enter, arrows, Home, End) between peek, half and full. It never takes the rest of the page away.
 */
export function Sheet({
  label,
  position,
  onPositionChange,
  header,
  stops = usualStops,
  isMovedByContent = false,
  children,
}: SheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const contentId = useId()
  const { heightPx, handlers } = useSheetDrag({
    sheet,
    stops,
    still: isMovedByContent ? undefined : body,
    onRest: onPositionChange,
  })

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
      style={
        { [customProperty(heightVar)]: heightPx === undefined ? stops[position] : `${heightPx}px` } as CSSProperties
      }
      {...handlers}
    >
      <div className={head}>
        <button
          type="button"
          className={handle}
          aria-expanded={position !== 'peek'}
          aria-controls={contentId}
          onKeyDown={onKeyDown}
          onClick={() => onPositionChange(position === 'full' ? 'half' : stepSheet(position, 1))}
        >
          <span className={bar} />
          <VisuallyHidden>{`${position === 'full' ? texts.sheetShrink : texts.sheetGrow}: ${label}`}</VisuallyHidden>
        </button>
        {header !== undefined && <div className={headContent}>{header}</div>}
      </div>
      <div
        ref={body}
        id={contentId}
        className={isMovedByContent ? `${content} ${grip}` : content}
        {...(isMovedByContent && { 'data-at-top': true, onScroll: markTop })}
      >
        {children}
      </div>
    </section>
  )
}

/** At its top a finger that goes down takes the sheet with it. By hand: drawing anew at each scroll would be felt. */
function markTop({ currentTarget }: UIEvent<HTMLElement>) {
  currentTarget.toggleAttribute('data-at-top', currentTarget.scrollTop <= 0)
}
