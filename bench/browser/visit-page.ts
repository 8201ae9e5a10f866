import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { phone, slowDown, slowNetwork } from './phone.ts'

/** What a visit has shown. Times are ms; NaN where a thing never came. */
export type Visit = {
  /** The first row of the list is drawn. */
  readonly firstRowMs: number
  /** The first text or picture is drawn. */
  readonly fcpMs: number
  /** The largest text or picture of the first view is drawn. */
  readonly lcpMs: number
  /** Total blocking time: what long tasks took beyond 50 ms each, from the first drawing on. */
  readonly tbtMs: number
  readonly layoutShift: number
  /** From a key or finger to the next frame, the slowest of those that were tried. */
  readonly interactionMs: number
  /** Everything that came over the wire, headers included. */
  readonly bytes: number
  /** Asked of the site until the page was at rest, itself too. Tiles of the map are another server's. */
  readonly requests: number
}

export type VisitRequest = {
  readonly url: string
  readonly rowSelector: string
  /** The element in whose shadow root the rows are; left out, they are the page's own. */
  readonly within?: string
  /** Whether the network is as slow as a phone's, as it is unless said otherwise. */
  readonly isNetworkSlow?: boolean
  /** What stands in the row's place without network; left out, the row does. */
  readonly offlineSelector?: string
  readonly storage?: Readonly<Record<string, string>>
}

type Loaded = Pick<Visit, 'bytes' | 'requests'>
type Seen = {
  firstRowMs: number
  fcpMs: number
  lcpMs: number
  long: [number, number][]
  layoutShift: number
  interactionMs: number
}

const QUIET_MS = 2000
/** A visit that takes longer has failed: a busy machine is slow, a page that never comes is not waited for. */
const MOST_MS = 60_000
/** As long as a page is given to come to rest. */
const MOST_BUSY_MS = 15_000
/** A task up to this long (ms) blocks nobody. */
const SHORT_TASK_MS = 50

type Watched = {
  readonly storage: Readonly<Record<string, string>>
  readonly rowSelector: string
  readonly within?: string | undefined
}

/** Runs in the page, before anything of its own. */
const watch = ({ storage, rowSelector, within }: Watched) => {
  // A reload finds what the page has made of it.
  for (const [key, value] of Object.entries(storage)) if (!localStorage.getItem(key)) localStorage.setItem(key, value)
  const seen: Seen = {
    firstRowMs: Number.NaN,
    fcpMs: Number.NaN,
    lcpMs: Number.NaN,
    long: [],
    layoutShift: 0,
    interactionMs: 0,
  }
  Object.assign(globalThis, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: PerformanceObserverInit = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcpMs = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcpMs = startTime
  })
  // The row counts when a frame with it has been drawn: the callback stands before that frame, the message after it.
  const look = () => {
    const tree = within ? document.querySelector(within)?.shadowRoot : document
    if (!tree?.querySelector(rowSelector)?.checkVisibility()) return void requestAnimationFrame(look)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      seen.firstRowMs = performance.now()
    }
    port2.postMessage(undefined)
  }
  requestAnimationFrame(look)
  observe('longtask', ({ startTime, duration }) => seen.long.push([startTime, duration]))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.layoutShift += value
  })
  const take = ({ duration }: PerformanceEntry) => {
    seen.interactionMs = Math.max(seen.interactionMs, duration)
  }
  observe('event', take, { durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page: it is drawn, and nothing long has run for a while. */
const isQuiet = (quietMs: number) => {
  const { seen } = globalThis as unknown as { seen: Seen }
  // What has been drawn is told a moment later.
  if (Number.isNaN(seen.fcpMs) || Number.isNaN(seen.lcpMs)) return false
  const last = Math.max(seen.lcpMs, ...seen.long.map(([start, duration]) => start + duration))
  return performance.now() - last > quietMs
}

export const toVisit = (
  { firstRowMs, fcpMs, lcpMs, long, layoutShift, interactionMs }: Seen,
  loaded: Loaded,
): Visit => ({
  firstRowMs,
  fcpMs,
  lcpMs,
  tbtMs: long
    .filter(([start, duration]) => start + duration > fcpMs)
    .reduce(
      (sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, fcpMs) - SHORT_TASK_MS),
      0,
    ),
  layoutShift,
  interactionMs,
  ...loaded,
})

const read = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

/** Presses Tab a few times and taps the first button, as people do; what that costs the page has counted. */
async function touch(page: Page): Promise<void> {
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
  await page.mouse.click(20, 20)
  // Frames after which the browser has told how long each took.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  )
}

/** A page that reaches this machine only. What a service worker fetches does not pass here: it is all of the site's own. */
const openPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.route(
    ({ hostname }) => !/^(127\.0\.0\.1|.*\.localhost)$/.test(hostname),
    (route) => route.abort(),
  )
  return page
}

/** Does something in a context of its own, and fails when it takes too long; whatever it waits for ends with the context. */
async function within<T>(
  browser: Browser,
  what: string,
  options: BrowserContextOptions,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...phone, ...options })
  context.setDefaultTimeout(MOST_MS)
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${MOST_MS / 1000} s.`)), MOST_MS)
  })
  const working = work(context)
  try {
    return await Promise.race([working, tooLong])
  } finally {
    clearTimeout(timer)
    await context.close()
    await working.catch(() => undefined)
  }
}

/** Visits a page with an empty cache on a phone whose processor is four times slower, and touches it. */
export const visitPage = (
  browser: Browser,
  { url, rowSelector, within: element, isNetworkSlow = true, storage = {} }: VisitRequest,
): Promise<Visit> =>
  within(browser, `A visit of ${url}`, { serviceWorkers: 'block' }, async (context) => {
    const page = await openPage(context)
    const session = await slowDown(page)
    let [bytes, requests] = [0, 0]
    await session.send('Network.enable')
    if (isNetworkSlow) await slowNetwork(session)
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.startsWith(new URL(url).origin)) requests += 1
    })
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.addInitScript(watch, { storage, rowSelector, within: element })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForSelector(rowSelector, { state: 'attached' })
    // A machine that is never at rest has figures too: they are those of a busy one.
    await page.waitForFunction(isQuiet, QUIET_MS, { timeout: MOST_BUSY_MS, polling: 250 }).catch(() => undefined)
    const loaded = { bytes, requests }
    await touch(page)
    return toVisit(await read(page), loaded)
  })

/** How long (ms) a page that was visited before takes to its row when the network is gone. */
export const reloadOffline = (
  browser: Browser,
  { url, rowSelector, offlineSelector = rowSelector, storage = {} }: VisitRequest,
): Promise<number> =>
  within(browser, `A reload of ${url} without network`, { serviceWorkers: 'allow' }, async (context) => {
    const page = await openPage(context)
    await page.addInitScript(watch, { storage, rowSelector })
    await page.goto(url)
    await page.evaluate(async () => (await navigator.serviceWorker.ready) && undefined)
    await page.waitForSelector(rowSelector)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await slowDown(page)
    await context.setOffline(true)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForSelector(offlineSelector)
    return page.evaluate(() => performance.now())
  })
