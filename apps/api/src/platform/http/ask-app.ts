import type { FastifyInstance } from 'fastify'

/** Asks the server by itself for what anybody may have, in the name of the address that needs it. A body is JSON. */
export const askApp =
  (app: FastifyInstance) =>
  async (url: string, { body }: Pick<RequestInit, 'body'>, remoteAddress: string): Promise<Response> => {
    const json = { 'content-type': 'application/json' }
    const sent = typeof body === 'string' ? ({ method: 'POST', payload: body, headers: json } as const) : {}
    const { rawPayload, statusCode } = await app.inject({ url, remoteAddress, ...sent })
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: json })
  }
