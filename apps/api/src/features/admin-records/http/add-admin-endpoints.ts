import { Readable } from 'node:stream'
import type { Endpoint } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { bodyOptions, checkCall, placeOf } from '../../../platform/http/add-endpoints.ts'
import { createRateLimits } from '../../../platform/http/rate-limits.ts'
import { type AnyVerb, type CheckedCall, runVerb } from '../../../platform/http/run-verb.ts'
import { sendAnswer, sendMedia } from '../../../platform/http/send-answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { checkAccess } from '../../sessions/http/check-access.ts'
import { findCaller } from '../../sessions/http/find-caller.ts'
import type { AdminCall, AnyAdminVerb, Office } from '../admin-verb.ts'
import { findOffice } from '../find-office.ts'
import { personOfCall } from '../person-of-call.ts'
import { keepPersonView } from '../stores/person-view-store.ts'

type KeepView = (office: Office, call: CheckedCall) => Promise<void>

/** Keeps whom a call shows, once it is known that it may. */
const keepingView =
  ({ database }: Context, name: string, declaration: Endpoint): KeepView =>
  async ({ organizationId }, { input, caller, now }) => {
    const personId = personOfCall(name, declaration, input)
    if (personId !== undefined && caller)
      await keepPersonView(database, { organizationId, personId, viewerId: caller.personId, now })
  }

const inOffice =
  (verb: AnyAdminVerb, office: Office, keepView: KeepView): AnyVerb =>
  async (context, call) => {
    const answered = await verb(context, { ...call, office } as AdminCall)
    await keepView(office, call)
    if (!('answer' in answered)) throw new Error('A file is no answer to a call for JSON.')
    return answered
  }

const sendFile = async (
  reply: FastifyReply,
  context: Context,
  { media = '' }: Endpoint,
  verb: AnyAdminVerb,
  call: CheckedCall & { office: Office },
): Promise<FastifyReply> => {
  const answered = await verb(context, { ...call, db: context.database } as AdminCall)
  if ('answer' in answered) return sendMedia(reply, media, answered)
  if ('accepted' in answered) {
    return reply
      .code(202)
      .headers({ 'cache-control': 'no-store', ...answered.headers })
      .send(answered.accepted)
  }
  return reply
    .type(media)
    .headers({ 'cache-control': 'no-store', ...answered.headers })
    .send(Readable.from(answered.pieces, { objectMode: false }))
}

// A form with a file says it among its fields.
const organizationOf = ({ bodyType }: Endpoint, { input }: CheckedCall): number | undefined =>
  bodyType === 'file' ? (input['body'] as { organizationId?: number } | undefined)?.organizationId : undefined

/** Makes a route of every call of the admin area. */
export const addAdminEndpoints = (
  app: FastifyInstance,
  context: Context,
  verbs: Readonly<Record<string, AnyAdminVerb>>,
): void => {
  const limits = createRateLimits(app, context.config)
  for (const [name, declaration] of Object.entries(adminContract)) {
    const verb = verbs[name]
    if (verb === undefined) throw new Error(`The call "${name}" of the admin area has no verb.`)
    app.route({
      ...placeOf(declaration),
      exposeHeadRoute: declaration.method === 'GET' && !declaration.media,
      ...(declaration.media && { compress: false as const }),
      // Their permission is known, and the records are few people's.
      ...bodyOptions(declaration, async () => undefined),
      onRequest: async (request) => {
        request.caller = await findCaller(context, request.headers.authorization)
        await limits.check(request, name)
        await checkAccess(context, declaration, request.caller)
      },
      handler: async (request, reply) => {
        const call = await checkCall(context, declaration, request)
        if (call.caller === undefined) throw new Refusal('session.missing')
        const { orgId = organizationOf(declaration, call) } = call.input['query'] as { orgId?: number }
        const office = await findOffice(context.database, declaration, call.caller, orgId, call.now)
        if (declaration.media) return sendFile(reply, context, declaration, verb, { ...call, office })
        return sendAnswer(
          reply,
          await runVerb(context, declaration, inOffice(verb, office, keepingView(context, name, declaration)), call),
        )
      },
    })
  }
}
