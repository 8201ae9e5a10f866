import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Answer, Contract, HandlerInput } from '@delebil/core-api'

export type DrawnSearch = Answer<Contract['getPartnerSearch']>
export type SearchToDraw = HandlerInput<Contract['getPartnerSearch']>['query']
/** Undefined where nothing draws, or the cars cannot be had at the moment. `address` is the caller's. */
export type DrawSearch = (asked: SearchToDraw, address: string) => Promise<DrawnSearch | undefined>

/** What the embed was built to. */
type Drawing = {
  readonly drawSearch: (asked: SearchToDraw, site: string, ask: typeof fetch) => Promise<DrawnSearch | undefined>
}

declare module '../../platform/context.ts' {
  interface Context {
    readonly drawSearch?: DrawSearch | undefined
  }
}

const FRESH_MS = 5000
/** So old it may be while the next one is drawn: who comes does not wait, and the widget asks anew. */
const OLDEST_MS = 30_000
/** The next one is begun so long after the old one has been answered: drawing holds up all else that this process does. */
const LATER_MS = 1000
/** Stands in what is drawn where a link would leave the page: it has none. */
const here = 'http://localhost'

const load = async (folder: string): Promise<Drawing | undefined> => {
  const file = join(folder, 'drawn/draw-search.js')
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined
}

/** Draws by what lies in the embed's folder, the same for all who ask alike: anew after five seconds, and awaited by nobody who comes within thirty. */
export const openDrawnSearch = (
  folder: string,
  ask: (url: string, init: Pick<RequestInit, 'body'>, address: string) => Promise<Response>,
): DrawSearch => {
  let loading: Promise<Drawing | undefined> | undefined
  const kept = new Map<string, { at: number; readonly drawn: Promise<DrawnSearch | undefined> }>()
  const draw: DrawSearch = async (asked, address) => {
    const askHere: typeof fetch = (url, init = {}) => {
      const { pathname, search } = new URL(String(url))
      return ask(pathname + search, init, address)
    }
    loading ??= load(folder)
    return (await loading)?.drawSearch(asked, here, askHere)
  }
  const drawLater = async (key: string, drawNow: () => Promise<DrawnSearch | undefined>): Promise<void> => {
    await pause(LATER_MS, undefined, { ref: false })
    const at = Date.now()
    const found = await drawNow().catch(() => undefined)
    if (found) kept.set(key, { at, drawn: Promise.resolve(found) })
  }
  return (asked, address) => {
    const key = Object.values(asked).join()
    const known = kept.get(key)
    const age = Date.now() - (known?.at ?? 0)
    if (known && age < FRESH_MS) return known.drawn
    if (known && age < OLDEST_MS) {
      // One draws the next one, and it takes the old one's place when it is there.
      known.at = Date.now()
      void drawLater(key, () => draw(asked, address))
      return known.drawn
    }
    const next = { at: Date.now(), drawn: draw(asked, address) }
    const forget = () => void (kept.get(key) === next && kept.delete(key))
    kept.set(key, next)
    next.drawn.then((found) => found ?? forget(), forget)
    return next.drawn
  }
}
