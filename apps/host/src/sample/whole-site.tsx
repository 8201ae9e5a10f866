import { useState } from 'react'
import { RouterProvider as LinkRouter } from 'react-aria-components'
import { Outlet, type RouteObject } from 'react-router'
import { routes } from '../app/routes.tsx'
import { useGo } from '../site/context/use-go.ts'
import { LoadingPage } from '../site/page/loading-page.tsx'
import { SampleSite, type SampleSiteProps } from './sample-site.tsx'

function Links() {
  return (
    <LinkRouter navigate={useGo()}>
      <Outlet />
    </LinkRouter>
  )
}

/** A router takes out of a route what it has loaded: each site needs routes of its own. */
const copyOf = (route: RouteObject): RouteObject =>
  ({
    ...route,
    ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
    ...(route.children && { children: route.children.map(copyOf) }),
  }) as RouteObject

// All addresses, without the theme around them: that is the workbench's.
const wholeSite = (): RouteObject[] => [
  { Component: Links, HydrateFallback: LoadingPage, children: routes[0]?.children?.map(copyOf) ?? [] },
]

/** The site as it is at an address, header and footer too; its links work. */
export function WholeSite(props: Omit<SampleSiteProps, 'children' | 'routes'>) {
  const [own] = useState(wholeSite)
  return <SampleSite {...props} routes={own} />
}
