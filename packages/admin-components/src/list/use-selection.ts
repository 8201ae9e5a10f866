import type { AnyRecord } from '@delebil/core-api/admin'
import { useCallback, useRef, useState } from 'react'
import { nothingSelected, type Selection, toggle, toggleShown, toggleTo } from './selection.ts'

/** What is chosen in a list. It stays while more rows are fetched; 'all that match' ends when other rows match. */
export function useSelection(rows: readonly AnyRecord[], asked: string) {
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  const [askedBefore, setAskedBefore] = useState(asked)
  if (asked !== askedBefore) {
    setAskedBefore(asked)
    if (selection.isAll) setSelection(nothingSelected)
  }
  const shown = useRef<readonly number[]>([])
  shown.current = rows.map(({ id }) => id)
  const last = useRef<number>(undefined)

  const press = useCallback((id: number, isRange: boolean) => {
    const from = last.current
    last.current = id
    setSelection((now) =>
      isRange && from !== undefined ? toggleTo(now, shown.current, from, id) : toggle(now, shown.current, id),
    )
  }, [])
  return {
    selection,
    press,
    pressShown: useCallback(() => setSelection((now) => toggleShown(now, shown.current)), []),
    takeAll: useCallback(() => setSelection({ isAll: true, ids: new Set() }), []),
    clear: useCallback(() => setSelection(nothingSelected), []),
  } as const
}
