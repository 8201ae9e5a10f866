import type { AnyRecord } from '@delebil/core-api/admin'
import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { useIsPrinting } from './use-is-printing.ts'

/** From so many rows on, only those near what is seen stand in the page. */
const VIRTUAL_FROM = 50
const GUESS_PX = 49
/** Drawn beyond what is seen, on either side. */
const BEYOND_ROWS = 12

type Body = HTMLTableSectionElement

/** The rows of a long list that are near what is seen, whatever scrolls: the page or a frame around the table. */
export function useRowWindow(rows: readonly AnyRecord[], body: RefObject<Body | null>, startAt?: number) {
  const isPrinting = useIsPrinting()
  const isVirtual = rows.length >= VIRTUAL_FROM && !isPrinting
  const [keptId, keep] = useState(startAt)
  const kept = rows.findIndex(({ id }) => id === keptId)
  const guessPx = useRef(GUESS_PX)
  const virtualizer = useVirtualizer<Body, HTMLTableRowElement>({
    count: rows.length,
    enabled: isVirtual,
    overscan: BEYOND_ROWS,
    initialRect: { width: 0, height: VIRTUAL_FROM * GUESS_PX },
    getScrollElement: () => body.current,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    // Rows are much alike: one that is not drawn yet is taken to be as high as the last that was.
    estimateSize: () => guessPx.current,
    measureElement: (row) => {
      guessPx.current = heightOf(row)
      return guessPx.current
    },
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      return kept < 0 || near.includes(kept) ? near : [...near, kept].sort((a, b) => a - b)
    },
    observeElementRect: (_, tell) => onResize(() => tell({ width: 0, height: window.innerHeight })),
    observeElementOffset,
    scrollToFn: () => undefined,
  })
  // The browser holds what is seen in its place.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  const items = isVirtual ? virtualizer.getVirtualItems() : rows.map((_, index) => ({ index, start: 0, end: 0 }))
  return {
    drawn: items.map(({ index, start }, at) => ({ index, gapPx: start - (items[at - 1]?.end ?? 0) })),
    afterPx: isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
    measure: virtualizer.measureElement,
    keep,
  } as const
}

/** How much of the list is above what is seen of it, each time that something scrolls. */
function observeElementOffset(
  { scrollElement: body }: Virtualizer<Body, HTMLTableRowElement>,
  tell: (px: number, isScrolling: boolean) => void,
) {
  const frame = body?.closest('[data-scrolls]')
  const look = () => {
    const top = Math.max(0, frame?.getBoundingClientRect().top ?? 0)
    tell(Math.max(0, top - (body?.getBoundingClientRect().top ?? 0)), false)
  }
  look()
  document.addEventListener('scroll', look, { capture: true, passive: true })
  return () => document.removeEventListener('scroll', look, { capture: true })
}

function onResize(look: () => void) {
  look()
  window.addEventListener('resize', look)
  return () => window.removeEventListener('resize', look)
}

/** A row with the room under it, which there is where a narrow page shows it as a card. */
const heightOf = (row: HTMLElement) =>
  row.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(row).marginBottom)
