import { Skeleton, VisuallyHidden } from '@delebil/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { followTrail, queueAddress } from '../record/list-trail.ts'
import { type OpenQueue, QueueContext } from '../screen/queue-context.ts'
import { type Screen, titleOf } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { useViews } from '../views/use-views.ts'
import { NoCase } from './no-case.tsx'
import { firstAddress } from './queue-address.ts'
import { QueueFrame } from './queue-frame.tsx'
import { useCases } from './use-cases.tsx'
import { useOpenFirst } from './use-open-first.ts'

export interface QueueProps {
  readonly screen: Screen
  /** The case that is open; left out, the first of the list is opened. */
  readonly id: number | undefined
  readonly children?: ReactNode
}

/** A case, and beside it the list that it was taken from: what is done with one leads to the next. */
export function Queue(props: QueueProps) {
  const { screen, id } = props
  const { organizationId, personId } = useAdminHost()
  const { views, isKnown } = useViews(screen.resource.key)
  const [left] = useState(() =>
    id === undefined ? undefined : (queueAddress(organizationId, screen.path) ?? firstAddress(screen, personId)),
  )
  if (left === undefined && !isKnown) return <Skeleton heightPx={240} />
  return <Cases {...props} first={left ?? firstAddress(screen, personId, views)} />
}

function Cases({ screen, id, children, first }: QueueProps & { readonly first: string }) {
  const { navigate } = useAdminHost()
  const [address, setAddress] = useState(first)
  const { list, frame } = useCases({ screen, address, onAddress: setAddress, id })
  useOpenFirst(screen, address, list, id)
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
    const at = id === undefined ? -1 : ids.indexOf(id)
    const other = ids[at + 1] ?? ids[at - 1]
    const list = screen.queue?.opensFirst ? screen.path : address
    const goOn = () => {
      cameFrom.current = id
      if (other !== undefined) followTrail(other)
      setNext(other === undefined ? list : screen.recordPath?.({ id: other }))
    }
    const hasGoneOn = () => {
      const has = cameFrom.current !== undefined && cameFrom.current !== id
      if (has) cameFrom.current = undefined
      return has
    }
    return { screen, address, ids, goOn, hasGoneOn }
  }, [screen, address, rows, id])
  const at = rows.findIndex((row) => row.id === id)
  const opened = rows[at]
  return (
    <QueueContext value={queue}>
      <QueueFrame {...frame}>
        <VisuallyHidden>
          <p role="status">{opened && texts.queueNow(at + 1, rows.length, titleOf(screen.resource, opened))}</p>
        </VisuallyHidden>
        {id === undefined ? <NoCase status={list.status} /> : children}
      </QueueFrame>
    </QueueContext>
  )
}
