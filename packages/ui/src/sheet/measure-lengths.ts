import type { SheetStops } from './snap-sheet.ts'

/** What CSS lengths come to as heights inside a positioned container, in px. */
export function measureLengths(container: HTMLElement, lengths: SheetStops<string>): SheetStops<number> {
  const probe = container.ownerDocument.createElement('div')
  probe.style.cssText = 'position:absolute;visibility:hidden;pointer-events:none'
  container.append(probe)
  const pxOf = (length: string) => {
    probe.style.height = length
    return probe.getBoundingClientRect().height
  }
  const heights = { peek: pxOf(lengths.peek), half: pxOf(lengths.half), full: pxOf(lengths.full) }
  probe.remove()
  return heights
}
