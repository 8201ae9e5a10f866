import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AnyRecord } from '../any-record.ts'
import { isWithin, type Piece, piecesOf, type RowRange, rowsBetween, VIRTUAL_FROM } from './row-window.ts'
import { useIsPrinting } from './use-is-printing.ts'

const GUESS_PX = 49
/** Drawn beyond what is seen, and how close to the edge of that it may come before more is drawn. */
const BEYOND_PX = 600
const CLOSE_PX = 150

/** The rows of a long list that are near what is seen, whatever scrolls: the page or a frame around the table. */
export function useRowWindow(
  rows: readonly AnyRecord[],
  body: RefObject<HTMLTableSectionElement | null>,
  startAt?: number,
) {
  const isPrinting = useIsPrinting()
  const isVirtual = rows.length >= VIRTUAL_FROM && !isPrinting
  const known = useRef(new Map<number, number>())
  const [range, setRange] = useState<RowRange>({ from: 0, to: VIRTUAL_FROM })
  const [keptId, setKeptId] = useState(startAt)
  const heights = heightsOf(rows, known.current)

  const look = useCallback(() => {
    const element = body.current
    if (!element) return
    const now = heightsOf(rows, known.current)
    const [topPx, bottomPx] = seenOf(element)
    const needed = rowsBetween(now, topPx - CLOSE_PX, bottomPx + CLOSE_PX)
    setRange((drawn) => (isWithin(needed, drawn) ? drawn : rowsBetween(now, topPx - BEYOND_PX, bottomPx + BEYOND_PX)))
  }, [rows, body])

  useLayoutEffect(() => {
    if (!isVirtual) return
    measure(body.current, rows, known.current)
    look()
  }, [isVirtual, rows, body, look])
  useEffect(() => {
    if (!isVirtual) return
    const forget = () => {
      known.current.clear()
      measure(body.current, rows, known.current)
      look()
    }
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', forget)
    return () => {
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', forget)
    }
  }, [isVirtual, rows, body, look])

  const kept = keptId === undefined ? -1 : rows.findIndex(({ id }) => id === keptId)
  const pieces: readonly Piece[] = isVirtual ? piecesOf(heights, range, kept) : rows.map((_, index) => ({ index }))
  return { pieces, keep: setKeptId, heights } as const
}

function heightsOf(rows: readonly AnyRecord[], known: ReadonlyMap<number, number>): readonly number[] {
  const sum = [...known.values()].reduce((all, height) => all + height, 0)
  const guess = known.size > 0 ? sum / known.size : GUESS_PX
  return rows.map(({ id }) => known.get(id) ?? guess)
}

/** The part of the list that can be seen, as heights of the list. */
function seenOf(element: HTMLElement): readonly [number, number] {
  const { top } = element.getBoundingClientRect()
  const frame = element.closest('[data-scrolls]')?.getBoundingClientRect()
  const from = Math.max(0, frame?.top ?? 0)
  const to = Math.min(window.innerHeight, frame?.bottom ?? window.innerHeight)
  return [from - top, Math.max(from, to) - top]
}

/** A row is as high as the way to the next; rows differ where a narrow page shows them as cards. */
function measure(element: HTMLElement | null, rows: readonly AnyRecord[], known: Map<number, number>): void {
  for (const row of element?.querySelectorAll<HTMLElement>('tr[data-index]') ?? []) {
    const record = rows[Number(row.dataset['index'])]
    const next = row.nextElementSibling
    if (!record || !(next instanceof HTMLElement) || next.dataset['index'] === undefined) continue
    const height = next.getBoundingClientRect().top - row.getBoundingClientRect().top
    if (height > 0) known.set(record.id, height)
  }
}
