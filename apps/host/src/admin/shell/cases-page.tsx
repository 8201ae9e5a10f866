import { Queue, ResourceList, type Screen } from '@delebil/admin-components'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useWide } from '../../site/context/use-wide.ts'
import { UnknownUrlPage } from '../../site/page/unknown-url-page.tsx'
import { AdminHeading } from './admin-heading.tsx'
import { Gate } from './gate.tsx'
import { isRecordId, RecordAt } from './record-at.tsx'
import { screens } from './screens.ts'

/** How the cases of a queue are shown. */
const caseScreens = new Map(
  screens.flatMap((screen) => {
    const { of = screen.resource.key, Lead, actions } = screen.queue ?? {}
    const shown = screens.find(({ resource }) => resource.key === of)
    if (!shown || !screen.queue) return []
    return [[screen, { ...shown, ...(Lead && { Lead }), ...(actions && { actions }) }] as const]
  }),
)

/** The cases of a screen: the list, or one of them with the list beside it. What is typed into that list stays while its first case opens. */
export function CasesPage({ screen }: { readonly screen: Screen }) {
  const { id: text } = useParams()
  const [query] = useSearchParams()
  const isDesk = useWide()
  const starts = useStarts(text === undefined)
  if (text !== undefined && !isRecordId(text)) return <UnknownUrlPage />
  const id = text === undefined ? undefined : Number(text)
  const isTable = id === undefined && !(screen.queue?.opensFirst && isDesk && query.size === 0)
  return (
    <Gate key={screen.path} anyOf={screen.resource.read}>
      {id === undefined && <AdminHeading>{screen.heading[0]}</AdminHeading>}
      {isTable ? (
        <ResourceList screen={screen} />
      ) : (
        <Queue key={starts} screen={screen} id={id}>
          {id !== undefined && (
            <RecordAt key={`${screen.path} ${id}`} screen={caseScreens.get(screen) ?? screen} id={id} />
          )}
        </Queue>
      )}
    </Gate>
  )
}

/** How often the list has been come to: it begins anew each time. */
function useStarts(isList: boolean): number {
  const [starts, setStarts] = useState(0)
  const [was, setWas] = useState(isList)
  if (was !== isList) {
    setWas(isList)
    if (isList) setStarts(starts + 1)
  }
  return starts
}
