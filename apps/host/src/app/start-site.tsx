import { fetchActiveReservations, fetchFirstSearch } from '@delebil/booking-widget'
import { wait } from '@delebil/core-api'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Site } from '../site/context/site.ts'
import { SiteProvider } from '../site/data/site-provider.tsx'
import type { startNative } from '../site/native/start-native.ts'
import { browserParts } from '../site/offline/browser-parts.ts'
import { isStartPath, paths } from '../site/paths.ts'
import { describeError, reportUncaught } from '../site/report/report-uncaught.ts'
import { followTabs } from '../site/session/follow-tabs.ts'
import { bookingHostOf } from './booking-host/booking-host-of.ts'
import { createSite } from './create-site.ts'
import { takeDrawing } from './drawing.ts'
import { firstPage } from './first-page.ts'
import { routes } from './routes.tsx'

/** So long (ms) a page's own part is waited for before a word says that it loads: mostly it comes sooner, and the word would cost a drawing. */
const FIRST_PAGE_MS = 300
/** So long (ms) what the server has drawn stands for a list that does not come: what is under it can be used without one. */
const DRAWN_MS = 5000

/** Asks for what the page will list, and resolves when a search is answered. Who it is for is known from the last visit, before the server has said it. */
async function askAhead(site: Site): Promise<void> {
  const { lastKnown, whoami = lastKnown?.whoami, selectedMembershipId } = site.session.state
  if (isStartPath(location.pathname)) await fetchFirstSearch(bookingHostOf(site, { whoami, selectedMembershipId }, []))
  else if (location.pathname === paths.reservations && whoami) fetchActiveReservations(site, whoami.person.id)
}

/** Makes the site and puts it on the page. `inApp` where the mobile app is around it. */
export function startSite(inApp?: typeof startNative): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root".')
  const drawing = takeDrawing(root)
  const app = inApp?.({
    target: window,
    report: (message) => site.report(message, 'warn'),
    reloadPage: () => location.reload(),
  })
  const site = createSite({
    storage: localStorage,
    tabStorage: sessionStorage,
    now: () => new Date(),
    currentPath: () => location.pathname + location.search,
    navigate: (path) => void router.navigate(path),
    browser: browserParts(),
    native: app?.control,
    drawing,
  })
  app?.accompany(site)
  const answered = askAhead(site)
  const router = createBrowserRouter(routes)

  reportUncaught(site.report, window)
  followTabs(site.session, window)
  site.session.start()
  // After the first screen: what the worker fetches must not stand in its way.
  const startUpdates = () => void site.updates.start()
  if (document.readyState === 'complete') startUpdates()
  else window.addEventListener('load', startUpdates, { once: true })

  const drawn = createRoot(root, { onUncaughtError: (error) => site.report(describeError(error)) })
  const draw = () =>
    drawn.render(
      <StrictMode>
        <SiteProvider value={site}>
          <RouterProvider router={router} />
        </SiteProvider>
      </StrictMode>,
    )
  if (drawing) {
    // Nobody waits for what is under it: it is drawn once, with its list.
    void Promise.race([Promise.all([firstPage(router, DRAWN_MS), answered]), wait(DRAWN_MS)]).then(draw)
    setTimeout(drawing.giveWay, 2 * DRAWN_MS)
    return
  }
  // The search is long in drawing, and its list waits for the server anyway: there the word costs nobody anything.
  if (isStartPath(location.pathname)) draw()
  else void firstPage(router, FIRST_PAGE_MS).then(draw)
}
