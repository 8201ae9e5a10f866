import type { AnyRecord } from '@delebil/core-api/admin'
import { useEffect, useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { hasReturned, leaveTrail, recordsAt, returnTo } from '../record/list-trail.ts'
import type { Screen } from '../screen/screen.ts'

const rowOf = (id: number) => document.querySelector<HTMLElement>(`:is(tr, li)[data-id="${id}"]`)

/** A list that is come back to stands where it was left, with the focus on the row that was gone to. */
export function useReturn(screen: Screen, rows: readonly AnyRecord[]) {
  const { organizationId, query, isReturn = false } = useAdminHost()
  const address = addressOf(screen.path, query)
  const [place] = useState(() => returnTo(organizationId, address, isReturn))
  const isDone = useRef(place === undefined)
  useEffect(hasReturned, [])
  useEffect(() => {
    if (isDone.current || !place || rows.length === 0) return
    // After the page's own scrolling and focus of a new address.
    const frame = requestAnimationFrame(() => {
      isDone.current = true
      const row = rowOf(place.leftId)
      if (!row) return
      for (const scroller of [row.closest('[data-scrolls]'), document.scrollingElement]) {
        if (scroller) scroller.scrollTop += row.getBoundingClientRect().top - place.rowTopPx
      }
      row.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [place, rows])
  return {
    returnedTo: place?.leftId,
    leave: (leftId: number) => {
      const rowTopPx = rowOf(leftId)?.getBoundingClientRect().top ?? 0
      const ids = rows.map(({ id }) => id)
      leaveTrail({
        organizationId,
        recordsAt: recordsAt(screen),
        name: screen.heading[0],
        address,
        ids,
        leftId,
        rowTopPx,
      })
    },
  } as const
}

function addressOf(path: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete('apne')
  return `${path}?${rest}`
}
