import type { FastifyInstance } from 'fastify'

/** Asks the server by itself for what anybody may have, in the name of the address that needs it. */
export const askApp =
  (app: FastifyInstance) =>
  async (url: string, remoteAddress: string): Promise<Response> => {
    const { rawPayload, statusCode } = await app.inject({ url, remoteAddress })
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': 'application/json' },
    })
  }
