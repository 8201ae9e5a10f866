import type { RefObject } from 'react'
import { useOfferKeys } from '../command/offered-keys.ts'
import { texts } from '../texts.ts'

const rowsIn = (page: HTMLElement | null) => [...(page?.querySelectorAll<HTMLElement>(':is(tr, li)[data-id]') ?? [])]
const rowAtFocus = () => document.activeElement?.closest<HTMLElement>(':is(tr, li)[data-id]') ?? undefined

/** J and K go from row to row, Enter opens the one that has the focus, X chooses it, and F goes to what the list is searched by. */
export function useListKeys(page: RefObject<HTMLElement | null>): void {
  const step = (by: 1 | -1) => () => {
    const rows = rowsIn(page.current)
    const from = rowAtFocus()
    const next = from ? rows[rows.indexOf(from) + by] : rows[0]
    const link = next?.querySelector<HTMLElement>('a')
    if (!link) return false
    link.focus()
    return undefined
  }
  const pick = () => {
    const box = rowAtFocus()?.querySelector<HTMLElement>('input[type=checkbox]')
    if (!box) return false
    box.click()
    return undefined
  }
  const search = () => {
    const field = page.current?.querySelector<HTMLInputElement>('input[type=search]')
    if (!field) return false
    field.select()
    return undefined
  }
  useOfferKeys([
    { key: 'j', what: texts.keyRow.next, run: step(1) },
    { key: 'k', what: texts.keyRow.before, run: step(-1) },
    // A link is opened by the browser.
    { key: 'enter', what: texts.keyRow.open, run: () => false },
    { key: 'x', what: texts.keyRow.pick, run: pick },
    { key: 'f', what: texts.keyRow.search, run: search },
  ])
}
