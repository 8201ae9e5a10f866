import { contract, type Endpoint, type EndpointName } from '@delebil/core-api'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { readKnownBrowserKey } from '../known-browser-key.ts'
import { Refusal } from '../refusal.ts'
import type { Caller, QuickVerbs, Verbs } from '../verb.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { readBrowserKey } from './browser-key.ts'
import { callerAddress } from './caller-address.ts'
import { fingerprintOf, readIdempotencyKey } from './idempotency-key.ts'
import { createRateLimits } from './rate-limits.ts'
import { readInput } from './read-input.ts'
import { holdUpload, jsonLimit, readUpload, uploadError } from './read-upload.ts'
import { type AnyQuickVerb, type AnyVerb, type CheckedCall, quickVerbOf, runVerb, verbOf } from './run-verb.ts'
import { sendAnswer, sendMedia } from './send-answer.ts'
import { siteOrigin } from './site-origin.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before anything else happens to a call of the contract. */
    caller: Caller | undefined
    /** Where the caller is only remembered: finds out who it is. */
    proveCaller: (() => Promise<Caller | undefined>) | undefined
  }
}

const formType = 'application/x-www-form-urlencoded'

const refuseStrayForm = ({ bodyType }: Endpoint, request: FastifyRequest): void => {
  const isForm = request.headers['content-type']?.startsWith(formType) ?? false
  const isStray = (isForm && bodyType !== 'form') || (request.isMultipart() && bodyType !== 'file')
  if (isStray) throw new Refusal('request.unsupported-type')
}

/** The checked parts of a call, as a verb gets them. Throws Refusal for what is wrong with them. */
export const checkCall = async ({ config }: Context, declaration: Endpoint, request: FastifyRequest) => {
  refuseStrayForm(declaration, request)
  const key = declaration.idempotent && readIdempotencyKey(request.headers)
  const body = declaration.upload ? await readUpload(request, declaration.upload) : request.body
  const input = readInput(declaration, { params: request.params, query: request.query, body })
  const [path = ''] = request.url.split('?', 1)
  const once = key ? { key, fingerprint: fingerprintOf(request.method, path, input) } : undefined
  return {
    input,
    caller: request.caller,
    proveCaller: request.proveCaller,
    now: new Date(),
    requestId: request.id,
    address: callerAddress(request),
    userAgent: request.headers['user-agent'],
    browserKey: readBrowserKey(config, request),
    knownBrowserKey: readKnownBrowserKey(config, request),
    acceptedEncoding: () => acceptedEncoding(request),
    siteOrigin: siteOrigin(config, request),
    once,
  }
}

/** What a route has to know of a call that takes a file. `mayUpload` looks at the caller's right to it before it is read. */
export const bodyOptions = ({ upload }: Endpoint, mayUpload: (request: FastifyRequest) => Promise<void>) =>
  upload && {
    bodyLimit: jsonLimit(upload),
    preParsing: holdUpload(mayUpload),
    errorHandler: (error: FastifyError) => {
      throw uploadError(upload, error)
    },
  }

/** The path as the HTTP library wants it. */
export const routeOf = ({ path }: Endpoint): string => path.replace(/\{(\w+)\}/g, ':$1')

/** Where an endpoint is, and that its answer is data: all but a file, which can be opened in a tab of its own. */
export const placeOf = (declaration: Endpoint) => ({
  method: declaration.method,
  url: routeOf(declaration),
  config: { isData: declaration.media === undefined },
})

/** Who calls, whether they may, and which pages may read the answer. */
export type Gate = {
  readonly findCaller: (context: Context, authorization: string | undefined) => Promise<Caller | undefined>
  /** Who it was a moment ago, as this server remembers. */
  readonly recallCaller: (context: Context, authorization: string | undefined) => Caller | undefined
  readonly checkAccess: (context: Context, declaration: Endpoint, caller: Caller | undefined) => Promise<void>
  /** Whether the caller may give a file to what the call is about, as far as that is known before the file has come. */
  readonly mayUpload: (context: Context, path: string, request: FastifyRequest) => Promise<void>
  readonly cors: {
    readonly allow: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
    readonly addPreflights: (app: FastifyInstance, check: (request: FastifyRequest) => Promise<void>) => void
  }
}

/** What answers the one endpoint that is a stream. */
export type StreamHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

const answerCall = async (
  reply: FastifyReply,
  context: Context,
  declaration: Endpoint,
  { verb, quick }: { readonly verb: AnyVerb; readonly quick: AnyQuickVerb | undefined },
  call: CheckedCall,
): Promise<FastifyReply> => {
  if (!declaration.media) return sendAnswer(reply, await runVerb(context, declaration, verb, call, quick))
  const answered = await verb(context, { ...call, db: context.database })
  return sendMedia(reply, declaration.media, answered)
}

/** Makes a route of every endpoint of the contract. Session, rate limit and access are decided here and nowhere else. */
export const addEndpoints = (
  app: FastifyInstance,
  context: Context,
  { findCaller, recallCaller, checkAccess, mayUpload, cors }: Gate,
  { verbs, quickVerbs }: { readonly verbs: Verbs; readonly quickVerbs: QuickVerbs },
  stream: StreamHandler,
): void => {
  const limits = createRateLimits(app, context.config)
  cors.addPreflights(app, (request) => limits.check(request, 'getFeatureToggle'))
  app.decorateRequest('caller', undefined)
  app.decorateRequest('proveCaller', undefined)
  for (const [name, declaration] of Object.entries(contract) as [EndpointName, Endpoint][]) {
    const answering = (verbName: keyof Verbs): StreamHandler => {
      const work = { verb: verbOf(verbs, verbName), quick: quickVerbOf(quickVerbs, verbName) }
      return async (request, reply) =>
        answerCall(reply, context, declaration, work, await checkCall(context, declaration, request))
    }
    const handler = name === 'streamEvents' ? stream : answering(name)
    app.route({
      ...placeOf(declaration),
      exposeHeadRoute: declaration.method === 'GET' && !declaration.stream,
      ...((declaration.stream || declaration.media) && { compress: false as const }),
      ...bodyOptions(declaration, (request) => mayUpload(context, declaration.path, request)),
      onRequest: async (request, reply) => {
        const { authorization } = request.headers
        const recalled = name in quickVerbs ? recallCaller(context, authorization) : undefined
        request.caller = recalled ?? (await findCaller(context, authorization))
        if (recalled) {
          request.proveCaller = async () => {
            request.caller = await findCaller(context, authorization)
            await checkAccess(context, declaration, request.caller)
            return request.caller
          }
        }
        // Begun for the work of the staff, it is nobody's on pages that anybody sees.
        if (declaration.access === 'public' && request.caller?.staffOf !== undefined) request.caller = undefined
        if (declaration.partner) await cors.allow(request, reply)
        await limits.check(request, name)
        await checkAccess(context, declaration, request.caller)
      },
      handler,
    })
  }
}
