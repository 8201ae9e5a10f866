import { DataProvider } from '@delebil/core-api/react'
import { type ReactNode, useMemo } from 'react'
import type { Site } from '../context/site.ts'
import { SiteContext, useSessionState, useSite } from '../context/site-context.ts'
import { useOnline } from '../context/use-online.ts'
import { useWaitingChanges } from './use-waiting-changes.ts'

/** What all screens stand on, and where their answers come from. */
export function SiteProvider({ value, children }: { readonly value: Site; readonly children: ReactNode }) {
  return (
    <SiteContext.Provider value={value}>
      <SiteData>{children}</SiteData>
    </SiteContext.Provider>
  )
}

function SiteData({ children }: { readonly children: ReactNode }) {
  const { api } = useSite()
  const personId = useSessionState().whoami?.person.id
  const online = useOnline()
  const waiting = useWaitingChanges()
  const source = useMemo(() => ({ api, personId, online, waiting }), [api, personId, online, waiting])
  return <DataProvider value={source}>{children}</DataProvider>
}
