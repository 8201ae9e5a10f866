import type { NativeControl } from '@delebil/booking-widget'
import { aroundCalls, createClient, createLiveEvents, readEvents, wait } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'
import type { Drawing, Site } from '../site/context/site.ts'
import { type BrowserParts, nothingKept } from '../site/offline/browser-parts.ts'
import { createOffline } from '../site/offline/create-offline.ts'
import { createNetwork, watchedFetch } from '../site/offline/network.ts'
import { createUnsaved } from '../site/offline/unsaved.ts'
import { createReporter } from '../site/report/create-reporter.ts'
import { describeRefusal } from '../site/report/describe-refusal.ts'
import { searchInColumns } from '../site/search/search-in-columns.ts'
import { retryAfterLogin } from '../site/session/retry-after-login.ts'
import { createSession } from '../site/session/session.ts'
import type { KeyedStorage } from '../site/session/stored-session.ts'
import { createUpdates } from '../site/update/create-updates.ts'

/** The page that the site stands in: what it hears from it. */
export interface PageAround {
  readonly target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly hostname: string
  readonly container: ServiceWorkerContainer | undefined
  readonly isConnected: () => boolean
}

const browserPage = (): PageAround => ({
  target: window,
  page: document,
  hostname: location.hostname,
  container: navigator.serviceWorker,
  isConnected: () => navigator.onLine,
})

export interface SiteDeps {
  readonly storage: KeyedStorage
  readonly tabStorage: KeyedStorage
  readonly now: () => Date
  readonly currentPath: () => string
  readonly navigate: (path: string) => void
  /** What the site may keep on the device, and how it asks for a sign of life; left out, it keeps nothing. */
  readonly browser?: BrowserParts
  readonly native?: NativeControl | undefined
  readonly drawing?: Drawing | undefined
  /** Left out, the browser's page. */
  readonly around?: PageAround
  readonly fetch?: typeof fetch
  readonly baseUrl?: string
}

/** Something that was there is not, or not for us: perhaps somebody was taken out of a membership. */
function isAboutMembership(code: ProblemCode): boolean {
  return code === 'resource.unknown' || code === 'membership.not-active' || code === 'membership.not-owner'
}

export function createSite({
  storage,
  tabStorage,
  now,
  currentPath,
  navigate,
  browser = nothingKept,
  native,
  drawing,
  around = browserPage(),
  ...where
}: SiteDeps): Site {
  const { probe, whenIdle, ...parts } = browser
  const { target, page, hostname, container, isConnected } = around
  const network = createNetwork({ isConnected, target, probe, wait })
  const connection = { ...where, fetch: watchedFetch(where.fetch ?? ((...input) => fetch(...input)), network) }
  const nowMs = () => now().getTime()
  // Cars and reservations are open to a partner's session, but not all of their parts: those say so themselves.
  const isPartnersPlace = () =>
    session.state.whoami?.partner !== undefined && /^\/(findcar|reservations)\b/.test(currentPath())
  const token = () => session.state.token
  const bare = createClient({
    ...connection,
    token,
    onForbidden: ({ refusal }) => {
      // A club's own rule, such as who may book, is told where it was asked.
      if (refusal.code === 'permission.missing' && !isPartnersPlace()) session.state.forbiddenPath = currentPath()
    },
    onRefusal: (call) => {
      if (call.refusal.code === 'request.timeout') network.suspect()
      const described = describeRefusal(call)
      if (described) report(described.message, described.severity)
      if (isAboutMembership(call.refusal.code) && session.state.whoami) void session.refreshUserData()
    },
  })
  const unsaved = createUnsaved(target)
  const { isAny: isAnyUnsaved } = unsaved
  const session = createSession({ api: bare, storage, tabStorage, isAnyUnsaved, nowMs, wait, currentPath, navigate })
  const offline = createOffline({
    ...parts,
    api: whenIdle ? searchInColumns(bare, whenIdle) : bare,
    session: session.state,
    network,
    nowMs,
    wait,
  })
  const report = createReporter({ send: bare.writeLog, token, nowMs })
  const live = createLiveEvents({
    read: (signal, onEvent) => readEvents({ ...connection, token }, signal, onEvent),
    wait,
    nowMs,
  })
  const api = aroundCalls(offline.api, retryAfterLogin(session))
  const updates = createUpdates({
    container,
    hostname,
    page,
    every: (ms, work) => setInterval(work, ms),
    nowMs,
    reload: () => void (native ? native.reload() : location.reload()),
  })
  return {
    ...{ api, session, live, offline, updates, unsaved, report, storage, tabStorage, now },
    ...(native && { native }),
    ...(drawing && { drawing }),
  }
}
