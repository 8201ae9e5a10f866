import { signOnPath } from '@delebil/core-api'

/** As much of a browser as a single sign-on needs: cookies by host, and addresses that lead on. */
export type TestBrowser = {
  /** Goes to an address without following where it leads; answers that, and the page. */
  readonly open: (address: string, init?: RequestInit) => Promise<{ status: number; location: string; text: string }>
  readonly cookie: (origin: string) => string
  readonly setCookie: (origin: string, cookie: string) => void
  /** Sets off for the provider and answers the address of its page. */
  readonly begin: (site: string, query?: string, path?: string) => Promise<string>
  /** Presses a button of the provider's page and answers the address that it sends back to. */
  readonly choose: (page: string, choice: Record<string, string>) => Promise<string>
  /** All the way: answers the page of the site that it ends on. */
  readonly signOn: (site: string, choice: Record<string, string>, query?: string, path?: string) => Promise<URL>
}

const mostHops = 8

export const createTestBrowser = (): TestBrowser => {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (address: string) => {
    const { host } = new URL(address)
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }
  const cookie = (origin: string) => [...jarOf(origin)].map(([name, value]) => `${name}=${value}`).join('; ')
  const setCookie = (origin: string, text: string) => {
    const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
    jarOf(origin).set(name, value)
  }
  const open: TestBrowser['open'] = async (address, init = {}) => {
    const response = await fetch(address, { ...init, redirect: 'manual', headers: { cookie: cookie(address) } })
    for (const text of response.headers.getSetCookie()) setCookie(address, text)
    const location = response.headers.get('location')
    return {
      status: response.status,
      location: location ? new URL(location, address).href : '',
      text: await response.text(),
    }
  }
  const followUntil = async (address: string, isThere: (address: string) => boolean): Promise<string> => {
    let at = address
    for (let hop = 0; hop < mostHops && !isThere(at); hop += 1) {
      const { location, status, text } = await open(at)
      if (!location) throw new Error(`${at} leads nowhere: ${status} ${text}`)
      at = location
    }
    return at
  }
  const begin: TestBrowser['begin'] = (site, query = '', path = signOnPath('vipps')) =>
    followUntil(`${site}${path}${query}`, (at) => at.includes('/choose/') || at.includes('/loginFailed'))
  const choose: TestBrowser['choose'] = async (page, choice) => {
    const { location } = await open(page, { method: 'POST', body: new URLSearchParams(choice) })
    return followUntil(location, (at) => /\/oauth2\/.*callback/.test(at))
  }
  const signOn: TestBrowser['signOn'] = async (site, choice, query, path) => {
    const back = await choose(await begin(site, query, path), choice)
    return new URL((await open(back)).location)
  }
  return { open, cookie, setCookie, begin, choose, signOn }
}
