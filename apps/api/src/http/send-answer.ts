import type { FastifyReply } from 'fastify'
import type { WireAnswer } from './wire-answer.ts'

/** Sends an answer that is text already. */
export const sendAnswer = (reply: FastifyReply, { status, headers, body }: WireAnswer): FastifyReply =>
  reply
    .code(status)
    .headers(headers)
    .send(status === 204 ? undefined : body)
