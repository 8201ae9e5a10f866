import { createContext, useContext } from 'react'
import { useSnapshot } from 'valtio/react'
import type { Site } from './site.ts'

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('No site. Put the component inside <SiteProvider value={createSite(...)}>.')
  return site
}

/** The session as it is now; the component is drawn anew when what it reads changes. */
export function useSessionState() {
  return useSnapshot(useSite().session.state)
}
