import type { AnyRecord } from '@delebil/core-api/admin'
import { useEffect, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { mayAny, type Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { useToast } from '../toast/toasts.tsx'
import { RecordNeighbours } from './record-neighbours.tsx'
import { RecordView } from './record-view.tsx'

/** The page of a record, or of a new one. Leaving it with something typed is asked about. */
export function RecordPage({ screen, id }: { screen: Screen; id: number | undefined }) {
  const { guard, navigate, permissions } = useAdminHost()
  const say = useToast()
  const [round, setRound] = useState(0)
  const [isDirty, setIsDirty] = useState(false)
  const [next, setNext] = useState<string>()
  // One render later: the guard must have let go first.
  useEffect(() => {
    if (next !== undefined) navigate(next)
  }, [next, navigate])
  const created = (record: AnyRecord, to?: string) => {
    // Who may make records and not see them makes the next one.
    const mayRead = mayAny(permissions, screen.resource.read)
    if (mayRead) return setNext(to ?? screen.recordPath?.(record) ?? screen.path)
    say({ tone: 'info', text: texts.created })
    setRound(round + 1)
  }
  return (
    <>
      {guard(isDirty && next === undefined)}
      {id !== undefined && <RecordNeighbours screen={screen} id={id} />}
      <RecordView
        key={id ?? `new ${round}`}
        screen={screen}
        id={id}
        isPage
        onDirty={setIsDirty}
        onCreated={created}
        onGone={() => setNext(screen.path)}
      />
    </>
  )
}
