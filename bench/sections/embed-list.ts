import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import { openDemoPartner } from '../../apps/api/src/seed/open-demo-partner.ts'
import { allowDemoPartnerSite, demoPartner } from '../../apps/api/src/seed/seed-demo-partner.ts'
import { preactAlias } from '../../apps/host/build/preact/preact-alias.ts'
import { startBrowser } from '../browser/start-browser.ts'
import { visitPage } from '../browser/visit-page.ts'
import type { Figure } from '../measure/figure.ts'
import { median, ratioByRound } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { firstSearchPath } from '../serve/search-questions.ts'
import { serveFolder } from '../serve/serve-folder.ts'
import { startApi } from '../serve/start-api.ts'

const ROUNDS = 9
/** So many times what a page of Preact alone takes that makes the same search. */
const MOST_TIMES = 1.2

const bareFolder = fileURLToPath(new URL('../../.cache/bare-preact-page', import.meta.url))

const buildBarePage = () =>
  build({
    configFile: fileURLToPath(new URL('../phone-page/vite.config.ts', import.meta.url)),
    resolve: { alias: preactAlias },
    build: { outDir: bareFolder },
    logLevel: 'error',
  })

const figuresOfEmbedList = (ours: readonly number[], bare: readonly number[]): Figure[] => [
  { name: "embed's list, processor 4x slower: first row", value: median(ours), unit: 'ms' },
  {
    name: "embed's list, processor 4x slower: first row against a bare Preact page",
    value: ratioByRound(ours, bare),
    unit: 'x',
    goal: { atMost: MOST_TIMES },
  },
]

/** The partner's list of cars on a slow processor, on the network of this machine. */
export const embedList: Section = {
  name: 'embed-list',
  run: async ({ scope, seeded, log }) => {
    const url = await (await seeded('S')).copy(scope)
    const folder = mkdtempSync(join(tmpdir(), 'delebil-bench-'))
    scope.add(() => rmSync(folder, { recursive: true, force: true }))
    await buildBarePage()
    cpSync(bareFolder, join(folder, 'bare'), { recursive: true })
    const site = await serveFolder(scope, folder)
    const database = openDatabase({ url, size: 1 })
    await openDemoPartner(database)
    await allowDemoPartnerSite(database, [site])
    await database.close()
    const { address } = await startApi(scope, { DATABASE_URL: url })
    const script = `<script type="module" async crossorigin src="${address}/embed/v1/loader.js"></script>`
    const element = `<delebil-search partner="${demoPartner.key}"></delebil-search>`
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Partner</title>${script}</head><body>${element}</body></html>`,
    )
    const search = new URLSearchParams({ address: address + firstSearchPath(new Date()) })
    const pages = {
      ours: { url: `${site}/`, rowSelector: 'li[data-car]', within: 'delebil-search', isNetworkSlow: false },
      bare: { url: `${site}/bare/index.html?${search}`, rowSelector: 'main li', isNetworkSlow: false },
    }
    const browser = await startBrowser(scope)
    log('filling what the server and the browser keep in memory')
    await visitPage(browser, pages.ours)
    const [ours, bare]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push((await visitPage(browser, pages.bare)).firstRowMs)
      ours.push((await visitPage(browser, pages.ours)).firstRowMs)
    }
    return figuresOfEmbedList(ours, bare)
  },
}
