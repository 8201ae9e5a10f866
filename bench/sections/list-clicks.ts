import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { build } from 'vite'
import { startBrowser } from '../browser/start-browser.ts'
import type { Figure } from '../measure/figure.ts'
import { median, ratioByRound } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { serveFolder } from '../serve/serve-folder.ts'

const ROUNDS = 5
const CLICKS = 10
/** A click in a list of 500 may cost this many times one in a plain table of 500. */
const MOST_TIMES = 4
/** And this many times one in a list of 50. */
const MOST_GROWTH = 1.6
const configFile = fileURLToPath(new URL('../list-page/vite.config.ts', import.meta.url))
const builtPage = fileURLToPath(new URL('../../.cache/list-page', import.meta.url))

const openPage = async (browser: Browser, address: string, painter: string, rows: number): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${address}/?painter=${painter}&rows=${rows}`)
  await page.waitForSelector('tr[data-id] input')
  return page
}

/** CPU of the page's main thread until a click on a row's box is drawn (ms), the mean of some clicks. */
const clickMs = async (page: Page): Promise<number> => {
  // A page in the background draws nothing.
  await page.bringToFront()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const busyMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const click = (count: number) =>
    page.evaluate(async (times) => {
      for (let time = 0; time < times; time += 1) {
        document.querySelectorAll<HTMLElement>('tr[data-id] input')[time % 5]?.click()
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
    }, count)
  await click(CLICKS)
  const before = await busyMs()
  await click(CLICKS)
  const cost = ((await busyMs()) - before) / CLICKS
  await cdp.detach()
  return cost
}

/** What choosing a row costs in a list of the admin area, beside a plain table of as many rows. */
export const listClicks: Section = {
  name: 'list-clicks',
  run: async ({ scope }) => {
    await build({ configFile, logLevel: 'error' })
    const address = await serveFolder(scope, builtPage)
    const browser = await startBrowser(scope)
    const sizes = [50, 100, 500]
    const pages = new Map<string, Page>()
    const costs: Record<string, number[]> = {}
    for (const rows of sizes) {
      for (const painter of ['ours', 'plain']) {
        pages.set(`${painter} ${rows}`, await openPage(browser, address, painter, rows))
      }
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, page] of pages) costs[name] = [...(costs[name] ?? []), await clickMs(page)]
    }
    const of = (painter: string, rows: number) => costs[`${painter} ${rows}`] ?? []
    const figures = sizes.flatMap((rows): Figure[] => [
      { name: `list, ${rows} rows: a click on a row's box`, value: median(of('ours', rows)), unit: 'ms' },
      {
        name: `list, ${rows} rows: a click against a plain table`,
        value: ratioByRound(of('ours', rows), of('plain', rows)),
        unit: 'x',
        ...(rows === 500 && { goal: { atMost: MOST_TIMES } }),
      },
    ])
    const growth = ratioByRound(of('ours', 500), of('ours', 50))
    return [
      ...figures,
      { name: 'list, a click: 500 rows against 50', value: growth, unit: 'x', goal: { atMost: MOST_GROWTH } },
    ]
  },
}
