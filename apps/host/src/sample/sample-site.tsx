import type { NativeControl } from '@delebil/booking-widget'
import type { Whoami } from '@delebil/core-api'
import { AnswerCache } from '@delebil/core-api/react'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createSite } from '../app/create-site.ts'
import { SiteProvider } from '../site/data/site-provider.tsx'
import { createMemoryStorage } from '../site/session/memory-storage.ts'
import { sessionKey } from '../site/session/stored-session.ts'

export interface SampleSiteProps {
  /** Who is logged in; left out for a visitor. */
  readonly whoami?: Whoami
  readonly path?: string
  /** What time it is; left out, the real one. */
  readonly now?: () => Date
  /** The mobile app around the page. */
  readonly native?: NativeControl
  /** What is kept of this tab. */
  readonly tab?: Readonly<Record<string, string>>
  readonly children?: ReactNode
  /** The site's own addresses, in place of one of its parts. */
  readonly routes?: RouteObject[]
}

const routesOf = ({ children, routes }: Pick<SampleSiteProps, 'children' | 'routes'>) =>
  routes ?? [{ path: '*', element: children }]

declare global {
  /** What the workbench's switches ask for: who is logged in (`null` for nobody), and no network. Absent elsewhere. */
  var workbench: { readonly person: Whoami | null | undefined; readonly isOffline: boolean } | undefined
}

const realTime = () => new Date()

function createSampleSite(
  whoami: Whoami | undefined,
  { path = '/findcar', native, now = realTime, tab = {} }: Omit<SampleSiteProps, 'whoami'>,
) {
  const stored = whoami && {
    token: 'sample',
    userName: whoami.person.name,
    isAdmin: whoami.organizationPermissions.length > 0,
    organizations: whoami.organizations,
    selectedMembershipId: whoami.memberships[0]?.id,
    whoami,
    whoamiAtMs: now().getTime(),
  }
  return createSite({
    storage: createMemoryStorage(stored ? { [sessionKey]: JSON.stringify(stored) } : {}),
    tabStorage: createMemoryStorage(tab),
    now,
    currentPath: () => path,
    navigate: () => undefined,
    native,
  })
}

/** The site around one of its parts, for stories: its own session, cache and address. */
export function SampleSite({ whoami, path = '/findcar', ...more }: SampleSiteProps) {
  const [site] = useState(() => {
    const { person } = globalThis.workbench ?? {}
    return createSampleSite(person === undefined ? whoami : (person ?? undefined), { path, ...more })
  })
  const [router] = useState(() => createMemoryRouter(routesOf(more), { initialEntries: [path] }))
  return (
    <AnswerCache options={{ errorRetryCount: 0 }}>
      <SiteProvider value={site}>
        <RouterProvider router={router} />
      </SiteProvider>
    </AnswerCache>
  )
}
