import type { RefObject } from 'react'

const controls = 'button, input'

/** Lets something be done to the row that has the focus: where the row goes away, the one that comes in its place has it. */
export function useKeptFocus(table: RefObject<HTMLElement | null>) {
  return async (work: () => Promise<void>): Promise<void> => {
    const focused = document.activeElement
    const row = table.current?.contains(focused) ? focused?.closest('tr') : undefined
    const at = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1
    await work()
    if (at < 0) return
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const rows = table.current?.querySelectorAll('tbody tr')
      const now = rows?.item(Math.min(at, rows.length - 1))
      const target = now?.querySelector<HTMLElement>(controls) ?? table.current
      target?.focus()
    })
  }
}
