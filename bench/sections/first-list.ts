import { type Loading, loadPage } from '../browser/load-page.ts'
import { startBrowser } from '../browser/start-browser.ts'
import type { Figure } from '../measure/figure.ts'
import { median, ratioByRound } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { barePage, serveSite, storageOfMember } from '../serve/serve-site.ts'

const ROUNDS = 3
/** Nothing jumps; a hundredth is below what anybody sees. */
const MOST_LAYOUT_SHIFT = 0.01

export const figuresOfPage = (path: string, page: readonly Loading[], bare: readonly Loading[]): Figure[] => {
  const row = (loadings: readonly Loading[]) => loadings.map(({ firstRowMs }) => firstRowMs)
  const ready = (loadings: readonly Loading[]) => loadings.map(({ interactiveMs }) => interactiveMs)
  const name = `${path}, processor 4x slower:`
  return [
    { name: `${name} first row`, value: median(row(page)), unit: 'ms' },
    { name: `${name} first row against a bare list`, value: ratioByRound(row(page), row(bare)), unit: 'x' },
    { name: `${name} interactive`, value: median(ready(page)), unit: 'ms' },
    { name: `${name} interactive against a bare list`, value: ratioByRound(ready(page), ready(bare)), unit: 'x' },
    {
      name: `${name} layout shift`,
      value: Math.max(...page.map(({ layoutShift }) => layoutShift)),
      unit: '',
      goal: { atMost: MOST_LAYOUT_SHIFT },
    },
  ]
}

/** From navigation to the first row of the list, in a real browser on a slow processor, the cache empty. */
export const firstList: Section = {
  name: 'first-list',
  run: async ({ scope, seeded }) => {
    const database = await seeded('S')
    const url = await database.copy(scope)
    const address = await serveSite(scope, url)
    const browser = await startBrowser(scope)
    const storage = await storageOfMember(address)
    const load = {
      bare: () => loadPage(browser, { url: `${address}/${barePage}`, rowSelector: 'main li' }),
      findCar: () => loadPage(browser, { url: `${address}/findcar`, rowSelector: 'li[data-car]' }),
      reservations: () => loadPage(browser, { url: `${address}/reservations`, rowSelector: 'main li', storage }),
    }
    // Fills what the server and the browser keep in memory.
    await load.findCar()
    const seen: Record<keyof typeof load, Loading[]> = { bare: [], findCar: [], reservations: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['bare', 'findCar', 'reservations'] as const) seen[name].push(await load[name]())
    }
    return [
      ...figuresOfPage('/findcar', seen.findCar, seen.bare),
      ...figuresOfPage('/reservations', seen.reservations, seen.bare),
    ]
  },
}
