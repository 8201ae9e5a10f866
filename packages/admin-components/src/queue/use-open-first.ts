import { useEffect, useRef } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { useList } from '../list/use-list.ts'
import { leaveTrail, recordsAt } from '../record/list-trail.ts'
import type { Screen } from '../screen/screen.ts'

/** Goes to the first case of a list where none is open. */
export function useOpenFirst(
  screen: Screen,
  address: string,
  { rows, isFetching, again }: Pick<ReturnType<typeof useList>, 'rows' | 'isFetching' | 'again'>,
  openId: number | undefined,
): void {
  const { organizationId, navigate } = useAdminHost()
  const isOpen = openId !== undefined
  // What was kept of the list may have been answered meanwhile.
  const isKept = useRef(rows.length > 0)
  useEffect(() => {
    if (isKept.current && !isOpen) again()
    isKept.current = false
  })
  const [{ id } = { id: undefined }] = rows
  useEffect(() => {
    if (isOpen || id === undefined || isFetching || isKept.current) return
    // Who has begun to search chooses a case themselves.
    if (document.activeElement?.matches('[type=search]')) return
    const ids = rows.map((row) => row.id)
    leaveTrail({ organizationId, recordsAt: recordsAt(screen), address, ids, leftId: id, rowTopPx: 0 })
    navigate(screen.recordPath?.({ id }) ?? address, 'replace')
  }, [isOpen, id, isFetching, rows, organizationId, screen, address, navigate])
}
