import { signOnCallbackPath, signOnPath, staffSignOnCallbackPath, staffSignOnPath } from '@delebil/core-api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { browserKeyCookie, readBrowserKey } from '../../../platform/http/browser-key.ts'
import { handleError } from '../../../platform/http/problem-answer.ts'
import { createRateLimits } from '../../../platform/http/rate-limits.ts'
import { siteOrigin } from '../../../platform/http/site-origin.ts'
import { beginSignOn } from '../begin-sign-on.ts'
import { finishSignOn } from '../finish-sign-on.ts'
import { failedPage } from '../page-address.ts'
import { beginStaffSignOn, finishStaffSignOn } from '../staff-sign-on.ts'

type Query = Readonly<Record<string, string | string[] | undefined>>

const oneOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** People get a page whatever happens; what nobody foresaw goes to the log. */
const sendToFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { answer, unforeseen } = handleError(error, request.id)
  if (unforeseen) request.log.error({ err: error }, 'unforeseen error')
  return reply.redirect(failedPage((JSON.parse(answer.body) as { code: string }).code), 302)
}

/** The two addresses that a browser is sent to on its way to the provider and back. Without a provider they lead to the failure page. */
export const addSingleSignOn = (app: FastifyInstance, context: Context): void => {
  const { config } = context
  const limits = createRateLimits(app, config)
  const name = context.signOn?.name ?? config.SSO_NAME
  const callbackPath = signOnCallbackPath(name)
  const goTo = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (query: Query) => Promise<{ address: string; browserKey?: string }>,
  ) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    try {
      await limits.check(request, 'completeSignOn')
      const { address, browserKey } = await work(request.query as Query)
      if (browserKey) reply.header('set-cookie', browserKeyCookie(config, browserKey, request.protocol))
      return reply.redirect(address, 302)
    } catch (error) {
      return sendToFailure(error, request, reply)
    }
  }
  const begun = (request: FastifyRequest, query: Query, backPath: string) => ({
    redirectUri: `${siteOrigin(config, request)}${backPath}`,
    returnPath: oneOf(query['path']),
    browserKey: readBrowserKey(config, request),
    now: new Date(),
  })
  const returned = (request: FastifyRequest, query: Query) => ({
    state: oneOf(query['state']),
    search: new URL(request.url, 'http://site.invalid').search,
    browserKey: readBrowserKey(config, request),
    now: new Date(),
  })
  const options = { exposeHeadRoute: false }
  app.get(signOnPath(name), options, (request, reply) =>
    goTo(request, reply, (query) =>
      beginSignOn(context, { ...begun(request, query, callbackPath), links: oneOf(query['link']) === 'true' }),
    ),
  )
  app.get(callbackPath, options, (request, reply) =>
    goTo(request, reply, async (query) => ({ address: await finishSignOn(context, returned(request, query)) })),
  )
  type OfStaff = { Params: { key: string } }
  app.get<OfStaff>(staffSignOnPath(':key'), options, (request, reply) =>
    goTo(request, reply, (query) => {
      const { key } = request.params
      return beginStaffSignOn(context, key, begun(request, query, staffSignOnCallbackPath(key)))
    }),
  )
  app.get<OfStaff>(staffSignOnCallbackPath(':key'), options, (request, reply) =>
    goTo(request, reply, async (query) => ({
      address: await finishStaffSignOn(context, request.params.key, returned(request, query)),
    })),
  )
}
