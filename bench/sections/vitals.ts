import { contract } from '@delebil/core-api'
import type { Browser } from 'playwright'
import { startBrowser } from '../browser/start-browser.ts'
import { reloadOffline, type Visit, visitPage } from '../browser/visit-page.ts'
import type { Figure } from '../measure/figure.ts'
import type { Scope } from '../measure/scope.ts'
import { median, ratioByRound } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { firstSearchPath } from '../serve/search-questions.ts'
import { reactPage, serveSite, storageOfMember } from '../serve/serve-site.ts'

const ROUNDS = 3
/** On a busy machine a visit can take too long. Such a round does not count, and is done again so often. */
const MOST_ATTEMPTS = 5
/** Where the rounds would take longer, fewer are told of. */
const MOST_MS = 120_000
/** When a machine that brings nothing about is given up on. */
const LAST_MS = 240_000
const BYTES_PER_KB = 1000
/** Nothing jumps; a hundredth is below what anybody sees. */
const MOST_LAYOUT_SHIFT = 0.01

/** So many times what a page of React alone takes that asks for the same. */
const MOST_TIMES = { firstRowMs: 1.5, lcpMs: 1.7 } as const
/** What blocks is borne so long (ms), or so many times as long as by that page, whichever is more. */
const BORNE_MS = 400
const BORNE_TIMES = 3
const MOST_REQUESTS = 25

const pages = { findCar: '/findcar', reservations: '/reservations' } as const

type Round = { readonly bare: Visit; readonly page: Visit; readonly offlineMs: number }

export const figuresOfVisits = (path: string, rounds: readonly Round[]): Figure[] => {
  const of = (key: keyof Visit, which: 'bare' | 'page' = 'page') => rounds.map((round) => round[which][key])
  const name = (what: string) => `${path}, processor 4x slower: ${what}`
  const timed = (what: string, key: 'firstRowMs' | 'lcpMs'): Figure[] => [
    { name: name(what), value: median(of(key)), unit: 'ms' },
    {
      name: name(`${what} against a bare React page`),
      value: ratioByRound(of(key), of(key, 'bare')),
      unit: 'x',
      goal: { atMost: MOST_TIMES[key] },
    },
  ]
  const borne = of('tbtMs', 'bare').map((ms) => Math.max(BORNE_MS, BORNE_TIMES * ms))
  const offline = rounds.map(({ offlineMs }) => offlineMs)
  return [
    ...timed('first row', 'firstRowMs'),
    { name: name('FCP'), value: median(of('fcpMs')), unit: 'ms' },
    ...timed('LCP', 'lcpMs'),
    { name: name('TBT'), value: median(of('tbtMs')), unit: 'ms' },
    {
      name: name('TBT against what is borne'),
      value: ratioByRound(of('tbtMs'), borne),
      unit: 'x',
      goal: { atMost: 1 },
    },
    { name: name('requests'), value: median(of('requests')), unit: '', goal: { atMost: MOST_REQUESTS } },
    { name: name('CLS'), value: Math.max(...of('layoutShift')), unit: '', goal: { atMost: MOST_LAYOUT_SHIFT } },
    { name: name('slowest interaction'), value: median(of('interactionMs')), unit: 'ms' },
    { name: name('bytes over the wire'), value: median(of('bytes')) / BYTES_PER_KB, unit: 'kB' },
    { name: name('reload without network to the first row'), value: median(offline), unit: 'ms' },
    {
      name: name('reload without network against the FCP of a bare React page with one'),
      value: ratioByRound(offline, of('fcpMs', 'bare')),
      unit: 'x',
    },
  ]
}

/** What Lighthouse looks at, in a real browser on a slow processor; and the same page again without network. */
export const vitals: Section = {
  name: 'vitals',
  run: async ({ scope, seeded, log }) => {
    const database = await seeded('S')
    const address = await serveSite(scope, await database.copy(scope))
    // The service worker is for real sites: by this name the same server is one.
    const named = address.replace('127.0.0.1', 'delebil.localhost')
    const browser = renewable(scope)
    const storage = await storageOfMember(address)
    const requests = {
      // Without network there are no cars to find: the page says so.
      findCar: { url: named + pages.findCar, rowSelector: 'li[data-car]', offlineSelector: 'main h3' },
      reservations: { url: named + pages.reservations, rowSelector: 'main article', storage },
    }
    const token = (JSON.parse(Object.values(storage)[0] ?? '{}') as { token?: string }).token
    const bare = (address: string, withToken?: string) => ({
      url: `${named}/${reactPage(address, withToken)}`,
      rowSelector: 'main li',
    })
    const bareRequests = {
      findCar: bare(firstSearchPath(new Date())),
      reservations: bare(contract.listActiveReservations.path, token),
    }
    log('filling what the server and the browser keep in memory')
    await visitPage(await browser.get(), requests.findCar).catch((problem) => log(String(problem)))
    const seen: Record<keyof typeof pages, Round[]> = { findCar: [], reservations: [] }
    const began = performance.now()
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      for (const name of ['findCar', 'reservations'] as const) {
        if (seen[name].length === ROUNDS) continue
        try {
          const chromium = await browser.get()
          const round = {
            bare: await visitPage(chromium, bareRequests[name]),
            page: await visitPage(chromium, requests[name]),
            offlineMs: await reloadOffline(chromium, requests[name]),
          }
          seen[name].push(round)
          log(describeRound(`${pages[name]}, round ${seen[name].length} of ${ROUNDS}`, round))
        } catch (problem) {
          log(`${pages[name]}: a round that does not count. ${String(problem)}`)
          await browser.renew()
        }
      }
      const tookMs = performance.now() - began
      const hasAll = Object.values(seen).every(({ length }) => length > 0)
      if (tookMs > (hasAll ? MOST_MS : LAST_MS)) break
    }
    for (const name of ['findCar', 'reservations'] as const) {
      if (seen[name].length === 0) throw new Error(`No visit of ${pages[name]} came to its end.`)
    }
    return [...figuresOfVisits(pages.findCar, seen.findCar), ...figuresOfVisits(pages.reservations, seen.reservations)]
  },
}

/** A browser that can be changed for a new one when it has hung. */
const renewable = (scope: Scope) => {
  let started: Promise<Browser> | undefined
  const get = () => {
    started ??= startBrowser(scope)
    return started
  }
  const renew = async () => {
    await (await get()).close()
    started = undefined
  }
  return { get, renew }
}

const describeRound = (name: string, { bare, page, offlineMs }: Round): string => {
  const words = ({ firstRowMs, lcpMs, tbtMs }: Visit) =>
    `first row ${firstRowMs.toFixed(0)} ms, LCP ${lcpMs.toFixed(0)} ms, TBT ${tbtMs.toFixed(0)} ms`
  return `${name}: ${words(page)} (bare React page: ${words(bare)}), without network ${offlineMs.toFixed(0)} ms`
}
