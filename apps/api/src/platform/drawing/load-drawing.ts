import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Beside the files that pages load, and none of them. */
export const drawnPrefix = '/drawn/'

/** Asks this server for what anybody may have, in the name of an address. */
export type AskHere = (url: string, init: Pick<RequestInit, 'body'>, address: string) => Promise<Response>

/** Stands in what is drawn where a link would leave the page: it has none. */
export const here = 'http://localhost'

/** What a build has left for the server to draw with; undefined where there is none. Read once. */
export const loadDrawing = <Drawing>(folder: string, fileName: string): (() => Promise<Drawing | undefined>) => {
  let loading: Promise<Drawing | undefined> | undefined
  const file = join(folder, drawnPrefix, fileName)
  return () => {
    loading ??= existsSync(file) ? import(pathToFileURL(file).href) : Promise.resolve(undefined)
    return loading
  }
}

/** The `fetch` of what is drawn. */
export const fetchHere =
  (ask: AskHere, address: string): typeof fetch =>
  (url, init = {}) => {
    const { pathname, search } = new URL(String(url))
    return ask(pathname + search, init, address)
  }
