import { AdminHostProvider, PageHead } from '@delebil/admin-components'
import { Stack } from '@delebil/ui'
import { useState } from 'react'
import { FleetPlanPage } from '../admin/fleet-plan/plan-page.tsx'
import { sampleNow, samplePlanApi, samplePlanHost } from './sample-plan.ts'
import { sampleWhoami } from './sample-session.ts'
import { SampleSite } from './sample-site.tsx'

interface SampleProps {
  readonly query?: string
  readonly mayMove?: boolean
  readonly isOffline?: boolean
  readonly kept?: string
  readonly answer?: (name: string, body: unknown) => unknown
}

/** The plan of a club of six cars, with the server's answers in memory. */
export function SamplePlan(props: SampleProps) {
  return (
    <SampleSite whoami={sampleWhoami()} path="/admin/fleet-management/plan" now={() => sampleNow}>
      <Page {...props} />
    </SampleSite>
  )
}

// Within the site, which keeps what it was given first.
function Page({ query = 'vis=tre&visning=tidslinje', mayMove = true, isOffline, kept, answer }: SampleProps) {
  const [params, setParams] = useState(() => new URLSearchParams(query))
  const [store] = useState(() => new Map(kept === undefined ? [] : [['plan:1', kept]]))
  const host = samplePlanHost({
    query: params,
    setQuery: setParams,
    kept: { read: (name) => store.get(name), write: (name, text) => void store.set(name, text) },
    ...(answer && { api: samplePlanApi(answer) }),
    ...(!mayMove && { permissions: ['RESERVATION_READ'] }),
    ...(isOffline && { online: false }),
  })
  return (
    <AdminHostProvider value={host}>
      <Stack gapPx={16}>
        <PageHead>Flåteplan</PageHead>
        <FleetPlanPage />
      </Stack>
    </AdminHostProvider>
  )
}
