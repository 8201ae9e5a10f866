import { VisuallyHidden } from '@delebil/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { useList } from '../list/use-list.ts'
import { followTrail, queueAddress } from '../record/list-trail.ts'
import { type OpenQueue, QueueContext } from '../screen/queue-context.ts'
import { type Screen, titleOf } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { readListState } from '../views/list-state.ts'
import { standingOf } from '../views/view-query.ts'
import { QueueFrame } from './queue-frame.tsx'
import { QueueViews } from './queue-views.tsx'

export interface QueueProps {
  readonly screen: Screen
  /** The case that is open. */
  readonly id: number
  readonly children: ReactNode
}

/** A case, and beside it the list that it was taken from: what is done with one leads to the next. */
export function Queue({ screen, id, children }: QueueProps) {
  const { organizationId, navigate, personId, now } = useAdminHost()
  const [address, setAddress] = useState(
    () => queueAddress(organizationId, screen.path) ?? firstAddress(screen, personId),
  )
  const list = useList(screen, readListState(screen.resource, new URL(address, 'http://list').searchParams))
  const { rows } = list
  const [next, setNext] = useState<string>()
  const cameFrom = useRef<number>(undefined)
  // One render later: what was typed must have been let go of first.
  useEffect(() => {
    if (next === undefined) return
    setNext(undefined)
    navigate(next)
  }, [next, navigate])
  const queue = useMemo((): OpenQueue => {
    const ids = rows.map((row) => row.id)
    const at = ids.indexOf(id)
    const other = ids[at + 1] ?? ids[at - 1]
    const goOn = () => {
      cameFrom.current = id
      if (other !== undefined) followTrail(other)
      setNext(other === undefined ? address : screen.recordPath?.({ id: other }))
    }
    const hasGoneOn = () => {
      const has = cameFrom.current !== undefined && cameFrom.current !== id
      if (has) cameFrom.current = undefined
      return has
    }
    return { screen, address, ids, goOn, hasGoneOn }
  }, [screen, address, rows, id])
  const { queue: shown, recordPath } = screen
  const at = rows.findIndex((row) => row.id === id)
  const opened = rows[at]
  return (
    <QueueContext value={queue}>
      <QueueFrame
        label={screen.heading[0]}
        list={list}
        views={
          (screen.views ?? []).length > 0 && <QueueViews screen={screen} address={address} onChoose={setAddress} />
        }
        keys={texts.queueKeys}
        count={texts.inQueue(list.total, list.isExact)}
        cases={rows.flatMap((record) =>
          shown && recordPath
            ? {
                id: record.id,
                isOpen: record.id === id,
                href: recordPath({ id: record.id }),
                onPress: () => followTrail(record.id),
                said: <shown.Row record={record} now={now()} />,
              }
            : [],
        )}
      >
        <VisuallyHidden>
          <p role="status">{opened && texts.queueNow(at + 1, rows.length, titleOf(screen.resource, opened))}</p>
        </VisuallyHidden>
        {children}
      </QueueFrame>
    </QueueContext>
  )
}

/** The list as it opens with nobody's wish: what waits for somebody. */
function firstAddress(screen: Screen, personId: number | undefined): string {
  const [view] = standingOf(screen, personId)
  return screen.queue?.isFirstView && view ? `${screen.path}?${view.query}` : screen.path
}
