import type { FastifyReply } from 'fastify'
import { giveBackBytes } from '../answer-bytes.ts'
import type { Reply } from '../verb.ts'
import type { WireAnswer } from './wire-answer.ts'

/** Sends an answer that is text already; its bytes, where they were lent, are given back when they have left. */
export const sendAnswer = (reply: FastifyReply, { status, headers, body }: WireAnswer): FastifyReply => {
  if (typeof body !== 'string') reply.raw.once('finish', () => giveBackBytes(body))
  return reply
    .code(status)
    .headers(headers)
    .send(status === 204 ? undefined : body)
}

/** Sends an answer that is no JSON: a `Blob`, with the headers that its verb gave it. */
export const sendMedia = async (
  reply: FastifyReply,
  media: string,
  answered: Reply<unknown>,
): Promise<FastifyReply> => {
  if (!('answer' in answered && answered.answer instanceof Blob)) throw new Error('The answer is no Blob.')
  const bytes = Buffer.from(await answered.answer.arrayBuffer())
  return reply
    .code(200)
    .type(media)
    .headers({ 'cache-control': 'no-store', ...answered.headers })
    .send(bytes)
}
