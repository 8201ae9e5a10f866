import { EmptyState, Skeleton } from '@delebil/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { leaveTrail, recordsAt } from '../record/list-trail.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { useViews } from '../views/use-views.ts'
import { firstAddress } from './queue-address.ts'
import { QueueFrame } from './queue-frame.tsx'
import { useCases } from './use-cases.tsx'

export interface QueueStartProps {
  readonly screen: Screen
}

/** A list of cases that leads to the first of them; where nothing waits, it says so. */
export function QueueStart({ screen }: QueueStartProps) {
  const { personId } = useAdminHost()
  const { views, isKnown } = useViews(screen.resource.key)
  return isKnown ? <Start screen={screen} first={firstAddress(screen, personId, views)} /> : <Skeleton heightPx={240} />
}

function Start({ screen, first }: QueueStartProps & { readonly first: string }) {
  const { organizationId, navigate } = useAdminHost()
  const [address, setAddress] = useState(first)
  const { list, frame } = useCases({ screen, address, onAddress: setAddress, id: undefined })
  const { status, rows, isFetching, again } = list
  // What was kept of the list may have been answered meanwhile.
  const isKept = useRef(rows.length > 0)
  useEffect(() => {
    if (isKept.current) again()
    isKept.current = false
  })
  const [{ id } = { id: undefined }] = rows
  useEffect(() => {
    if (id === undefined || isFetching || isKept.current) return
    // Who has begun to search chooses a case themselves: what is typed would go with the list that is left.
    if (document.activeElement?.matches('[type=search]')) return
    const ids = rows.map((row) => row.id)
    leaveTrail({ organizationId, recordsAt: recordsAt(screen), address, ids, leftId: id, rowTopPx: 0 })
    navigate(screen.recordPath?.({ id }) ?? address, 'replace')
  }, [id, isFetching, rows, organizationId, screen, address, navigate])
  const isDone = status === 'empty' || status === 'nothing'
  return (
    <QueueFrame {...frame}>
      {isDone && (
        <EmptyState icon={CircleCheck} heading={texts.queueDone}>
          {texts.queueDoneHelp}
        </EmptyState>
      )}
    </QueueFrame>
  )
}
