import { apiRoot } from '@delebil/core-api'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import { handleError } from './problem-answer.ts'
import { sendAnswer } from './send-answer.ts'

/** Every failure leaves as a problem body, and what nobody foresaw goes to the log whole. */
export const addErrorAnswers = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const { answer, unforeseen } = handleError(error, request.id)
    if (unforeseen) request.log.error({ err: error }, 'unforeseen error')
    return sendAnswer(reply, answer)
  })
}

/** Whether an address belongs to the API, so that nobody gets a web page where a program asked. */
export const isApiAddress = (url: string): boolean => url.startsWith(apiRoot)

export const unknownAddress = (): Refusal => new Refusal('resource.unknown')
