import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'
import { drawnScript } from './drawn-page.ts'

const self = "'self'"
const none = "'none'"
const defaultMapOrigin = 'https://cache.kartverket.no'
const yearSeconds = 365 * 24 * 60 * 60

// The two style elements that the controls' library adds by itself; a policy names them by their hash.
const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

/** The script in the site's page itself: what dates and amounts are written with is made ready while the page's files are fetched. */
const pageScript = "setTimeout(() => new Intl.DateTimeFormat('nb'))"

type Policy = Exclude<HelmetOptions['contentSecurityPolicy'], boolean | undefined>

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the web site may load: itself, and the base map. In the page itself only what is named here. */
export const contentSecurityPolicy = (mapOrigin: string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: [self],
    scriptSrc: [self, hashSource(pageScript), hashSource(drawnScript)],
    styleSrc: [self, ...libraryStyles.map(hashSource)],
    imgSrc: [self, 'data:', 'blob:', mapOrigin],
    connectSrc: [self, mapOrigin],
    fontSrc: [self],
    workerSrc: [self, 'blob:'],
    manifestSrc: [self],
    objectSrc: [none],
    baseUri: [none],
    formAction: [self],
    frameAncestors: [none],
  },
})

// They are the same for every answer: the library writes them once, on an answer that nobody gets.
const headersOf = (options: HelmetOptions): Readonly<Record<string, string>> => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, () => undefined)
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** The header of a page that may load something else than the web site may. */
export const policyHeader = (policy: Policy): Readonly<Record<string, string>> => {
  const name = 'content-security-policy'
  return { [name]: headersOf({ contentSecurityPolicy: policy })[name] ?? '' }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer that is read by programs alone, and never shown as a page. */
    readonly isData?: boolean
  }
}

/** What only a page heeds: on an answer that is none they would be a third of what is sent. */
const pagesOnly = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/** Should an answer that is no page be shown as one after all, it may load nothing and stand in no frame. */
const dataPolicy = { useDefaults: false, directives: { defaultSrc: [none], frameAncestors: [none] } }

/** The headers that make browsers careful. HSTS only behind a proxy of our own, which then speaks https. */
export const addSecurityHeaders = (app: FastifyInstance, config: Config): void => {
  const mapOrigin = config.MAP_STYLE_URL ? new URL(config.MAP_STYLE_URL).origin : defaultMapOrigin
  const careful = {
    strictTransportSecurity: config.TRUST_PROXY > 0 && { maxAge: yearSeconds },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  } as const
  const permissions = { 'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()' }
  const ofPage = {
    ...headersOf({ ...careful, contentSecurityPolicy: contentSecurityPolicy(mapOrigin) }),
    ...permissions,
  }
  const ofData = { ...headersOf({ ...careful, ...pagesOnly, contentSecurityPolicy: dataPolicy }), ...permissions }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.isData ? ofData : ofPage)
    done()
  })
}
