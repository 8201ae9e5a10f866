import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { partnerPolicy, renderPartnerPage, residentId } from './partner-site-page.ts'

/** Signs a token for a resident, as the partner's own server would. */
export type SignForResident = (who: { readonly sub: string; readonly name: string }, now: Date) => Promise<string>

export interface PartnerSiteOptions {
  readonly folder: string
  readonly host: string
  /** Tried first; a free port where it is taken. */
  readonly port: number
  /** Port of the club's site, which has the same host name. */
  readonly sitePort: () => number
  readonly sign: SignForResident
}

export interface PartnerSite {
  readonly port: number
  readonly stop: () => Promise<void>
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

const types: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' }
const longestBody = 2000
const longestName = 80

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > longestBody) break
  }
  return new URLSearchParams(text)
}

const residentOf = ({ headers }: IncomingMessage): string | undefined => {
  const value = /(?:^|;\s*)beboer=([^;]+)/.exec(headers.cookie ?? '')?.[1]
  return value && decodeURIComponent(value)
}

const goHome = (response: ServerResponse, cookie: string) =>
  response.writeHead(303, { location: '/', 'set-cookie': `beboer=${cookie}; Path=/; HttpOnly; SameSite=Lax` }).end()

const createRoutes = ({ folder, sign, sitePort }: PartnerSiteOptions): ReadonlyMap<string, Answer> => {
  const page =
    (isHostile: boolean): Answer =>
    async (request, response) => {
      const club = `http://${(request.headers.host ?? 'localhost').replace(/:\d+$/, '')}:${sitePort()}`
      const html = await renderPartnerPage({ folder, club, resident: residentOf(request), isHostile })
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('content-security-policy', partnerPolicy(club, isHostile))
        .end(html)
    }
  const file =
    (name: string, find = () => join(folder, name)): Answer =>
    async (_request, response) =>
      response.setHeader('content-type', types[extname(name)] ?? 'text/plain').end(await readFile(find()))
  /** The hostile page's own, of 2016. */
  const oldLibrary = () => createRequire(join(folder, 'index.html')).resolve('jquery/dist/jquery.js')

  return new Map<string, Answer>([
    ['GET /', page(false)],
    ['GET /fiendtlig', page(true)],
    ['GET /jquery.js', file('jquery.js', oldLibrary)],
    ...['side.css', 'side.js', 'fiendtlig.css', 'fiendtlig.js'].map((name) => [`GET /${name}`, file(name)] as const),
    [
      'POST /logg-inn',
      async (request, response) => {
        const name = (await readForm(request)).get('navn')?.trim().slice(0, longestName)
        goHome(response, name ? encodeURIComponent(name) : '; Max-Age=0')
      },
    ],
    ['POST /logg-ut', async (_request, response) => goHome(response, '; Max-Age=0')],
    [
      'POST /delebil-token',
      async (request, response) => {
        const name = residentOf(request)
        if (name === undefined) return response.writeHead(401).end()
        const token = await sign({ sub: residentId(name), name }, new Date())
        return response.setHeader('content-type', 'application/json').end(JSON.stringify({ token }))
      },
    ],
  ])
}

/** A partner's whole site: its page, its own log-in, and the address where the embed fetches signed tokens. For the demo. */
export const startPartnerSite = async (options: PartnerSiteOptions): Promise<PartnerSite> => {
  const routes = createRoutes(options)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://partner.invalid')
    const answer = routes.get(`${request.method} ${pathname}`)
    response.setHeader('cache-control', 'no-store')
    if (answer === undefined) return response.writeHead(404).end()
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, options.host, () => {
        server.off('error', reject)
        resolve()
      })
    })
  await listen(options.port).catch(() => listen(0))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
