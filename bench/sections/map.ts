import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { build } from 'vite'
import { startBrowser } from '../browser/start-browser.ts'
import type { MapBench, Painter } from '../map-page/map-bench.ts'
import type { Figure } from '../measure/figure.ts'
import { median, ratioByRound } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { serveFolder } from '../serve/serve-folder.ts'

const ROUNDS = 3
const FRAMES = 80
const WARM_UP_FRAMES = 20
const MOST_MS = 90_000
const screen = { width: 1024, height: 768 }
const configFile = fileURLToPath(new URL('../map-page/vite.config.ts', import.meta.url))
const builtPage = fileURLToPath(new URL('../../.cache/map-page', import.meta.url))

type WithBench = { mapBench?: MapBench }

const openPage = async (browser: Browser, url: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: screen })
  // Tiles from outside would make two runs differ.
  await page.route(
    ({ hostname, protocol }) => protocol.startsWith('http') && hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  await page.goto(url)
  await page.waitForFunction(() => (globalThis as WithBench).mapBench !== undefined, undefined, {
    timeout: MOST_MS,
    polling: 100,
  })
  return page
}

const frameTime = async (browser: Browser, url: string): Promise<number> => {
  const page = await openPage(browser, url)
  try {
    const pan = (frames: number) =>
      page.evaluate((count) => (globalThis as WithBench).mapBench?.pan(count) ?? [], frames)
    await pan(WARM_UP_FRAMES)
    return median(await pan(FRAMES))
  } finally {
    await page.close()
  }
}

const compareFrames = async (browser: Browser, address: string, cars: number): Promise<Figure[]> => {
  const times: Record<Painter, number[]> = { maplibre: [], ours: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const painter of ['maplibre', 'ours'] as const) {
      times[painter].push(await frameTime(browser, `${address}/?cars=${cars}&painter=${painter}`))
    }
  }
  const name = `map, ${cars} cars, panning:`
  return [
    {
      name: `${name} frame against MapLibre's own clusters`,
      value: ratioByRound(times.ours, times.maplibre),
      unit: 'x',
      goal: { atMost: 1.1 },
    },
    { name: `${name} frame`, value: median(times.ours), unit: 'ms' },
  ]
}

const MANY = 100_000

const compareBuilds = async (browser: Browser, address: string): Promise<Figure[]> => {
  const page = await openPage(browser, `${address}/?cars=180`)
  const times: Record<'small' | 'large' | 'leaflet', number[]> = { small: [], large: [], leaflet: [] }
  const build = (how: 'buildIndex' | 'buildWithLeaflet', cars: number) =>
    page.evaluate(([as, count]) => (globalThis as WithBench).mapBench?.[as](count) ?? Number.NaN, [how, cars] as const)
  for (const how of ['buildIndex', 'buildWithLeaflet'] as const) await build(how, MANY)
  for (let round = 0; round < 2 * ROUNDS - 1; round += 1) {
    times.small.push(await build('buildIndex', 1000))
    times.large.push(await build('buildIndex', MANY))
    times.leaflet.push(await build('buildWithLeaflet', MANY))
  }
  await page.close()
  return [
    {
      name: 'map, first view of 100k cars against 1k, without its drawing',
      value: ratioByRound(times.large, times.small),
      unit: 'x',
    },
    { name: 'map, first view of 100k cars, without its drawing', value: median(times.large), unit: 'ms' },
    {
      name: 'map, first view of 100k cars: Leaflet.markercluster against ours',
      value: ratioByRound(times.leaflet, times.large),
      unit: 'x',
      goal: { atLeast: 20 },
    },
  ]
}

/** Frames of the map while it is panned, our layers against MapLibre's own clustering of the same cars. Software graphics. */
export const map: Section = {
  name: 'map',
  run: async ({ scope }) => {
    await build({ configFile, logLevel: 'error' })
    const address = await serveFolder(scope, builtPage)
    const browser = await startBrowser(scope)
    const figures: Figure[] = []
    for (const cars of [180, 10_000, MANY]) {
      figures.push(...(await compareFrames(browser, address, cars)))
    }
    return [...figures, ...(await compareBuilds(browser, address))]
  },
}
