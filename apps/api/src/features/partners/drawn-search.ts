import { existsSync } from 'node:fs'
import { join } from 'node:path'
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

const KEPT_MS = 5000
/** Stands in what is drawn where a link would leave the page: it has none. */
const here = 'http://localhost'

const load = async (folder: string): Promise<Drawing | undefined> => {
  const file = join(folder, 'drawn/draw-search.js')
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined
}

/** Draws by what lies in the embed's folder. What is drawn is kept for five seconds, the same for all who ask alike. */
export const openDrawnSearch = (
  folder: string,
  ask: (url: string, init: Pick<RequestInit, 'body'>, address: string) => Promise<Response>,
): DrawSearch => {
  let loading: Promise<Drawing | undefined> | undefined
  const kept = new Map<string, { readonly until: number; readonly drawn: Promise<DrawnSearch | undefined> }>()
  return (asked, address) => {
    const key = Object.values(asked).join()
    const known = kept.get(key)
    if (known && known.until > Date.now()) return known.drawn
    const askHere: typeof fetch = (url, init = {}) => {
      const { pathname, search } = new URL(String(url))
      return ask(pathname + search, init, address)
    }
    loading ??= load(folder)
    const drawn = loading.then((drawing) => drawing?.drawSearch(asked, here, askHere))
    kept.set(key, { until: Date.now() + KEPT_MS, drawn })
    drawn.then(
      (found) => found ?? kept.delete(key),
      () => kept.delete(key),
    )
    return drawn
  }
}
