import { startBrowser } from '../browser/start-browser.ts'
import { reloadOffline, type Visit, visitPage } from '../browser/visit-page.ts'
import type { Figure } from '../measure/figure.ts'
import { median, ratioByRound } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { barePage, serveSite, storageOfMember } from '../serve/serve-site.ts'

const ROUNDS = 3
const BYTES_PER_KB = 1000
/** Nothing jumps; a hundredth is below what anybody sees. */
const MOST_LAYOUT_SHIFT = 0.01

const pages = { findCar: '/findcar', reservations: '/reservations' } as const

type Round = { readonly bare: Visit; readonly page: Visit; readonly offlineMs: number }

export const figuresOfVisits = (path: string, rounds: readonly Round[]): Figure[] => {
  const of = (key: keyof Visit, which: 'bare' | 'page' = 'page') => rounds.map((round) => round[which][key])
  const name = (what: string) => `${path}, processor 4x slower: ${what}`
  const timed = (what: string, key: 'fcpMs' | 'lcpMs'): Figure[] => [
    { name: name(what), value: median(of(key)), unit: 'ms' },
    { name: name(`${what} against a bare page`), value: ratioByRound(of(key), of(key, 'bare')), unit: 'x' },
  ]
  const offline = rounds.map(({ offlineMs }) => offlineMs)
  return [
    ...timed('FCP', 'fcpMs'),
    ...timed('LCP', 'lcpMs'),
    { name: name('TBT'), value: median(of('tbtMs')), unit: 'ms' },
    { name: name('CLS'), value: Math.max(...of('layoutShift')), unit: '', goal: { atMost: MOST_LAYOUT_SHIFT } },
    { name: name('slowest interaction'), value: median(of('interactionMs')), unit: 'ms' },
    { name: name('bytes over the wire'), value: median(of('bytes')) / BYTES_PER_KB, unit: 'kB' },
    { name: name('reload without network to the first row'), value: median(offline), unit: 'ms' },
    {
      name: name('reload without network against the FCP of a bare page with one'),
      value: ratioByRound(offline, of('fcpMs', 'bare')),
      unit: 'x',
    },
  ]
}

/** What Lighthouse looks at, in a real browser on a slow processor; and the same page again without network. */
export const vitals: Section = {
  name: 'vitals',
  run: async ({ scope, seeded }) => {
    const database = await seeded('S')
    const address = await serveSite(scope, await database.copy(scope))
    // The service worker is for real sites: by this name the same server is one.
    const named = address.replace('127.0.0.1', 'delebil.localhost')
    const browser = await startBrowser(scope)
    const storage = await storageOfMember(address)
    const wishes = {
      // Without network there are no cars to find: the page says so.
      findCar: { url: named + pages.findCar, rowSelector: 'li[data-car]', offlineSelector: 'main h3' },
      reservations: { url: named + pages.reservations, rowSelector: 'main article', storage },
    }
    const bareWish = { url: `${named}/${barePage}`, rowSelector: 'main li' }
    // Fills what the server and the browser keep in memory.
    await visitPage(browser, wishes.findCar)
    const seen: Record<keyof typeof pages, Round[]> = { findCar: [], reservations: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['findCar', 'reservations'] as const) {
        seen[name].push({
          bare: await visitPage(browser, bareWish),
          page: await visitPage(browser, wishes[name]),
          offlineMs: await reloadOffline(browser, wishes[name]),
        })
      }
    }
    return [...figuresOfVisits(pages.findCar, seen.findCar), ...figuresOfVisits(pages.reservations, seen.reservations)]
  },
}
