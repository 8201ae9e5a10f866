import { Skeleton } from '@delebil/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-aria-components'
import { useAdminHost } from '../admin-host.ts'
import { Failed } from '../failed.tsx'
import { useList } from '../list/use-list.ts'
import { followTrail, queueAddress } from '../record/list-trail.ts'
import { type OpenQueue, QueueContext } from '../screen/queue-context.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { readListState } from '../views/list-state.ts'
import { standingOf } from '../views/view-query.ts'
import * as css from './queue.css.ts'

export interface QueueProps {
  readonly screen: Screen
  /** The case that is open. */
  readonly id: number
  readonly children: ReactNode
}

/** A case, and beside it the list that it was taken from: what is done with one leads to the next. */
export function Queue({ screen, id, children }: QueueProps) {
  const { organizationId, navigate } = useAdminHost()
  const [address] = useState(() => queueAddress(organizationId, screen.path) ?? firstAddress(screen))
  const list = useList(screen, readListState(screen.resource, new URL(address, 'http://list').searchParams))
  const { rows } = list
  const [next, setNext] = useState<string>()
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
      if (other !== undefined) followTrail(other)
      setNext(other === undefined ? address : screen.recordPath?.({ id: other }))
    }
    return { screen, address, ids, goOn }
  }, [screen, address, rows, id])
  return (
    <QueueContext value={queue}>
      <div className={css.frame}>
        <Cases screen={screen} id={id} list={list} />
        <div className={css.opened}>{children}</div>
      </div>
    </QueueContext>
  )
}

interface CasesProps extends Omit<QueueProps, 'children'> {
  readonly list: ReturnType<typeof useList>
}

function Cases({ screen, id, list }: CasesProps) {
  const { queue, recordPath, heading } = screen
  const now = useAdminHost().now()
  const { rows, status, total, isExact, hasMore, more } = list
  if (!queue || !recordPath) return null
  return (
    <nav className={css.cases} aria-label={heading[0]} data-scrolls>
      <p className={css.count}>{texts.inQueue(total, isExact)}</p>
      {status === 'loading' && <Skeleton heightPx={240} />}
      {(status === 'error' || status === 'offline') && <Failed onAgain={list.again}>{list.refusal?.message}</Failed>}
      {(status === 'empty' || status === 'nothing') && <p className={css.none}>{texts.queueEmpty}</p>}
      <ol className={css.rows}>
        {rows.map((record) => (
          <li key={record.id}>
            <Link
              className={css.row}
              href={recordPath({ id: record.id })}
              {...(record.id === id && { 'aria-current': 'true' as const })}
              onPressStart={() => followTrail(record.id)}
            >
              <queue.Row record={record} now={now} />
            </Link>
          </li>
        ))}
      </ol>
      {hasMore && (
        <button type="button" className={css.more} onClick={() => more()}>
          {texts.more}
        </button>
      )}
    </nav>
  )
}

/** The list as it opens with nobody's wish: what waits for somebody. */
function firstAddress(screen: Screen): string {
  const [view] = standingOf(screen)
  return screen.queue?.isFirstView && view ? `${screen.path}?${view.query}` : screen.path
}
