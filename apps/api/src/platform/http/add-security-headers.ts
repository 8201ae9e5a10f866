import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const self = "'self'"
const none = "'none'"
const defaultMapOrigin = 'https://cache.kartverket.no'
const yearSeconds = 365 * 24 * 60 * 60

// The two style elements that the controls' library adds by itself; a policy names them by their hash.
const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the web site may load: itself, and the base map. No script or style in the page itself. */
export const contentSecurityPolicy = (mapOrigin: string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: [self],
    scriptSrc: [self],
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

/** The headers that make browsers careful. HSTS only behind a proxy of our own, which then speaks https. */
export const addSecurityHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  const mapOrigin = config.MAP_STYLE_URL ? new URL(config.MAP_STYLE_URL).origin : defaultMapOrigin
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(mapOrigin),
    strictTransportSecurity: config.TRUST_PROXY > 0 && { maxAge: yearSeconds },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()')
  })
}
