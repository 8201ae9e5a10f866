import { useEffect, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import type { Screen } from '../screen.ts'
import { RecordNeighbours } from './record-neighbours.tsx'
import { RecordView } from './record-view.tsx'

/** The page of a record, or of a new one. Leaving it with something typed is asked about. */
export function RecordPage({ screen, id }: { screen: Screen; id: number | undefined }) {
  const { guard, navigate } = useAdminHost()
  const [isDirty, setIsDirty] = useState(false)
  const [next, setNext] = useState<string>()
  // One render later: the guard must have let go first.
  useEffect(() => {
    if (next !== undefined) navigate(next)
  }, [next, navigate])
  const created = (record: AnyRecord, to?: string) => setNext(to ?? screen.recordPath?.(record) ?? screen.path)
  return (
    <>
      {guard(isDirty && next === undefined)}
      {id !== undefined && <RecordNeighbours screen={screen} id={id} />}
      <RecordView
        key={id ?? 'new'}
        screen={screen}
        id={id}
        onDirty={setIsDirty}
        onCreated={created}
        onGone={() => setNext(screen.path)}
      />
    </>
  )
}
