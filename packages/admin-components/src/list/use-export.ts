import { exportAddress } from '@delebil/core-api/admin'
import { useEffect, useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { isRead, type Screen } from '../screen/screen.ts'
import type { ListState } from '../views/list-state.ts'
import type { Selection } from './selection.ts'

interface Wanted {
  /** All columns, not only those that are shown. */
  readonly isWhole: boolean
  /** Only the rows that were chosen. */
  readonly isPicked: boolean
}

/** Fetches a spreadsheet, one at a time; leaving the list breaks it off. */
export function useExport({ resource, cells }: Screen, state: ListState, selection: Selection) {
  const { download, organizationId: orgId } = useAdminHost()
  const [said, setSaid] = useState<string>()
  const [rows, setRows] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (format: 'csv' | 'xlsx', { isWhole, isPicked }: Wanted) => {
    const { q, filter, sort, columns } = state
    const all = {
      orgId,
      sort,
      parts: true as const,
      columns: isWhole
        ? Object.entries(resource.fields).flatMap(([name, field]) => (isRead(field) ? [name] : []))
        : columns.flatMap((name) => [name, ...(cells?.[name]?.shows ?? [])]),
    }
    const query = isPicked ? { ...all, ids: [...selection.ids] } : { ...all, q: q || undefined, filter }
    const file = new AbortController()
    running.current = file
    setSaid(undefined)
    setRows(0)
    const name = `${resource.noun[1].replaceAll(' ', '-')}.${format}`
    const problem = await download(exportAddress(resource.key, format, query), name, {
      signal: file.signal,
      onRows: setRows,
    })
    // Another may have begun since this one was broken off.
    if (running.current !== file) return
    if (!file.signal.aborted) setSaid(problem)
    setRows(undefined)
  }
  return {
    start,
    stop: () => running.current?.abort(),
    isBusy: rows !== undefined,
    rows: rows ?? 0,
    said,
    hush: () => setSaid(undefined),
  } as const
}
