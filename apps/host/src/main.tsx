import '@delebil/ui/fonts'
import './site/page.css.ts'
import { fetchFirstSearch } from '@delebil/booking-widget'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { browserParts } from './offline/browser-parts.ts'
import { isStartPath } from './paths.ts'
import { describeError, reportUncaught } from './report/report-uncaught.ts'
import { followTabs } from './session/follow-tabs.ts'
import { bookingHostOf } from './site/booking-host-of.ts'
import { createSite } from './site/create-site.ts'
import { routes } from './site/routes.tsx'
import { SiteProvider } from './site/site-context.ts'

const site = createSite({
  storage: localStorage,
  now: () => new Date(),
  currentPath: () => location.pathname + location.search,
  navigate: (path) => void router.navigate(path),
  browser: browserParts(),
})
if (isStartPath(location.pathname)) fetchFirstSearch(bookingHostOf(site, site.session.state, []))
const router = createBrowserRouter(routes)

reportUncaught(site.report, window)
followTabs(site.session, window)
site.session.start()
// After the first screen: what the worker fetches must not stand in its way.
window.addEventListener('load', () => void site.updates.start(), { once: true })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
createRoot(root, { onUncaughtError: (error) => site.report(describeError(error)) }).render(
  <StrictMode>
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>
  </StrictMode>,
)
