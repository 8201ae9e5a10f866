import { contract, type Endpoint } from '@delebil/core-api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import type { Caller } from '../../../platform/verb.ts'
import { createPartnerOrigins, type FindPartnersOf } from './partner-origins.ts'

const PREFLIGHT_SECONDS = 600
const sentHeaders = 'authorization, content-type, idempotency-key'
const readableHeaders =
  'authorization, x-has-active-reservations, x-total-elements, x-total-pages, retry-after, x-request-id'

type Params = { readonly partner?: string } | undefined

/** The origin of the request if it is a page of a partner, of the one that the session or the address names. */
const partnerOrigin = async (
  findPartnersOf: FindPartnersOf,
  { headers, params }: FastifyRequest,
  caller?: Caller,
): Promise<string | undefined> => {
  const { origin } = headers
  // A session that no partner began is none of a partner's pages' business.
  if (origin === undefined || (caller !== undefined && caller.partner === undefined)) return undefined
  const key = (params as Params)?.partner
  const owners = await findPartnersOf(origin)
  const isOf = (owner: (typeof owners)[number]) =>
    (key === undefined || owner.key === key) &&
    (caller?.partner === undefined ||
      (owner.organizationId === caller.partner.organizationId && owner.id === caller.partner.id))
  return owners.some(isOf) ? origin : undefined
}

const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** The methods that partners may use, by route; without routes where OPTIONS is a call of its own. */
const methodsByRoute = (): ReadonlyMap<string, readonly string[]> => {
  const endpoints: readonly Endpoint[] = Object.values(contract)
  const methods = new Map<string, string[]>()
  for (const { partner, path, method } of endpoints) {
    if (partner) methods.set(routeOf(path), [...(methods.get(routeOf(path)) ?? []), method])
  }
  for (const { path, method } of endpoints) if (method === 'OPTIONS') methods.delete(routeOf(path))
  return methods
}

/** Tells browsers which pages of partners may call what. No cookies: a partner's page holds its token. */
export const createPartnerCors = (context: Pick<Context, 'database'>) => {
  const findPartnersOf = createPartnerOrigins(context)
  return {
    /** Lets the page read the answer, whatever it will be. */
    allow: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      reply.header('vary', 'Origin')
      const origin = await partnerOrigin(findPartnersOf, request, request.caller)
      if (origin === undefined) return
      reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', readableHeaders)
    },
    /** Answers what browsers ask before they call. `check` counts the caller. */
    addPreflights: (app: FastifyInstance, check: (request: FastifyRequest) => Promise<void>): void => {
      for (const [route, methods] of methodsByRoute()) {
        app.options(route, { onRequest: check }, async (request, reply) => {
          const asked = request.headers['access-control-request-method']
          // No browser's question, then: a method that this address does not have.
          if (request.headers.origin === undefined || asked === undefined) return reply.callNotFound()
          reply.header('vary', 'Origin').code(204)
          const origin = await partnerOrigin(findPartnersOf, request)
          if (origin === undefined || !methods.includes(asked)) return reply.send()
          return reply
            .header('access-control-allow-origin', origin)
            .header('access-control-allow-methods', methods.join(', '))
            .header('access-control-allow-headers', sentHeaders)
            .header('access-control-max-age', PREFLIGHT_SECONDS)
            .send()
        })
      }
    },
  }
}
