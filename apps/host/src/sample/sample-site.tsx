import type { NativeControl } from '@delebil/booking-widget'
import type { Whoami } from '@delebil/core-api'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { SWRConfig } from 'swr'
import { sessionKey } from '../session/stored-session.ts'
import { createSite } from '../site/create-site.ts'
import { SiteProvider } from '../site/site-context.ts'
import { createMemoryStorage } from './memory-storage.ts'

export interface SampleSiteProps {
  /** Who is logged in; left out for a visitor. */
  readonly whoami?: Whoami
  readonly path?: string
  /** The mobile app around the page. */
  readonly native?: NativeControl
  readonly children: ReactNode
}

function createSampleSite(whoami: Whoami | undefined, path: string, native: NativeControl | undefined) {
  const stored = whoami && {
    token: 'sample',
    userName: whoami.person.name,
    organizations: whoami.organizations,
    selectedMembershipId: whoami.memberships[0]?.id,
    whoami,
    whoamiAtMs: Date.now(),
  }
  return createSite({
    storage: createMemoryStorage(stored ? { [sessionKey]: JSON.stringify(stored) } : {}),
    now: () => new Date(),
    currentPath: () => path,
    navigate: () => undefined,
    native,
  })
}

/** The site around one of its parts, for stories: its own session, cache and address. */
export function SampleSite({ whoami, path = '/findcar', native, children }: SampleSiteProps) {
  const [site] = useState(() => createSampleSite(whoami, path, native))
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] }))
  return (
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <SiteProvider value={site}>
        <RouterProvider router={router} />
      </SiteProvider>
    </SWRConfig>
  )
}
