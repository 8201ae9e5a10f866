import type { Browser } from 'playwright'
import { phone, slowDown } from './phone.ts'

/** What one loading of a page has shown. Times are ms since the navigation began; NaN where the row never came. */
export type Loading = {
  readonly firstRowMs: number
  /** The row is there and no long task has run for a while. */
  readonly interactiveMs: number
  /** Cumulative layout shift, without what follows a key or a finger. */
  readonly layoutShift: number
}

type Request = {
  readonly url: string
  readonly rowSelector: string
  /** Kept in the page's local storage before it loads. */
  readonly storage?: Readonly<Record<string, string>>
}

type Watched = { firstRowMs: number | undefined; longTasks: number[]; layoutShift: number }

const QUIET_MS = 2000
const MOST_MS = 60_000

const CANNOT_SHIFT = Number.NaN

/** Runs in the page, before anything of its own. */
const watch = ({ rowSelector, storage }: { rowSelector: string; storage: Readonly<Record<string, string>> }) => {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  const watched: Watched = { firstRowMs: undefined, longTasks: [], layoutShift: 0 }
  Object.assign(globalThis, { watched })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('longtask', ({ startTime, duration }) => watched.longTasks.push(startTime + duration))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) watched.layoutShift += value
  })
  // The row counts when a frame with it has been drawn: the callback stands before that frame, the message after it.
  const look = () => {
    if (!document.querySelector(rowSelector)?.checkVisibility()) return void requestAnimationFrame(look)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      watched.firstRowMs ??= performance.now()
    }
    port2.postMessage(undefined)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: whether the row is there and the processor has been at rest for so long. */
const isQuiet = (quietMs: number) => {
  const { watched } = globalThis as unknown as { watched: Watched }
  if (watched.firstRowMs === undefined) return false
  return performance.now() - Math.max(watched.firstRowMs, ...watched.longTasks) > quietMs
}

/** Interactive is when the row is there and the last long task before the rest has ended. */
export const toLoading = ({ firstRowMs, longTasks, layoutShift }: Watched): Loading =>
  firstRowMs === undefined
    ? { firstRowMs: Number.NaN, interactiveMs: Number.NaN, layoutShift: CANNOT_SHIFT }
    : { firstRowMs, interactiveMs: Math.max(firstRowMs, ...longTasks), layoutShift }

/** Loads a page as a phone with an empty cache and a processor four times slower does. Only loopback is reached. */
export async function loadPage(browser: Browser, { url, rowSelector, storage = {} }: Request): Promise<Loading> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => route.abort(),
    )
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(watch, { rowSelector, storage })
    await page.goto(url, { waitUntil: 'commit', timeout: MOST_MS })
    await page.waitForFunction(isQuiet, QUIET_MS, { timeout: MOST_MS, polling: 250 }).catch(() => undefined)
    return toLoading(await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched))
  } finally {
    await context.close()
  }
}
