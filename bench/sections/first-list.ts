import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@delebil/core-api'
import { demoLogins, demoPassword } from '../../apps/api/src/seed/demo-logins.ts'
import { sessionKey } from '../../apps/host/src/session/stored-session.ts'
import { type Loading, loadPage } from '../browser/load-page.ts'
import { startBrowser } from '../browser/start-browser.ts'
import type { Figure } from '../measure/figure.ts'
import type { Scope } from '../measure/scope.ts'
import { median, ratioByRound } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { askFor } from '../serve/ask.ts'
import { copyHost } from '../serve/copy-host.ts'
import { quiet } from '../serve/start-api.ts'
import { startProcess, waitForWord } from '../serve/start-process.ts'

const ROUNDS = 3
const BARE_ROWS = 25
/** Nothing jumps; a hundredth is below what anybody sees. */
const MOST_LAYOUT_SHIFT = 0.01
const barePage = 'bare.html'

const writeBarePage = (folder: string) => {
  const rows = Array.from({ length: BARE_ROWS }, (_, index) => `<li>Bil ${index + 1}</li>`).join('')
  const html = `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Liste</title></head><body><main><ul>${rows}</ul></main></body></html>`
  writeFileSync(join(folder, barePage), html)
}

const serveSite = async (scope: Scope, databaseUrl: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'delebil-bench-'))
  scope.add(() => rmSync(folder, { recursive: true, force: true }))
  copyHost(folder)
  writeBarePage(folder)
  const server = startProcess('bench/host-page/main.ts', {
    ...quiet,
    DATABASE_URL: databaseUrl,
    BENCH_HOST_FOLDER: folder,
  })
  scope.add(server.stop)
  return waitForWord(server, /(http:\S+)/)
}

const logIn = async (address: string): Promise<Record<string, string>> => {
  const answer = await askFor(200, address + contract.login.path, {
    method: 'POST',
    json: { username: demoLogins.member.email, password: demoPassword },
  })
  const { authToken: token, username: userName } = JSON.parse(answer.toString('utf8')) as Record<string, string>
  return { [sessionKey]: JSON.stringify({ token, userName, isAdmin: false, organizations: [] }) }
}

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
    const storage = await logIn(address)
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
