import { type Api, createClient } from '@delebil/core-api'
import type { TestBrowser } from '../../apps/api/src/features/sign-on/test-browser.ts'

/** A client in a browser: it sends the browser's cookies along. */
export const clientWithCookie = (baseUrl: string, browser: TestBrowser, token?: string): Api => {
  const withCookie: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', browser.cookie(baseUrl))
    return fetch(address, { ...init, headers })
  }
  return createClient({ baseUrl, token: () => token, fetch: withCookie })
}
