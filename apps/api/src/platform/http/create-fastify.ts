import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { isApiAddress } from './add-error-answers.ts'
import { answerClientError } from './answer-client-error.ts'
import { handleError } from './problem-answer.ts'
import { redactedPaths } from './redacted-paths.ts'
import { sendAnswer } from './send-answer.ts'
import { type LogStream, standardOutput } from './standard-output.ts'

const bodyLimitBytes = 1_048_576

/** How long a whole request may take to come, its head as well, and how often that is looked at (ms). */
const patience = { receive: 20_000, check: 5000 }

const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) ? given : randomUUID()

/** No page has this address. */
const unknownPage = '/unknown'

// An address that cannot even be read is unknown to a person too: the site says so in its own words.
const isMistypedPage = (url: string, accept = ''): boolean =>
  url.includes('%') && !isApiAddress(url) && accept.includes('text/html') && !isReadable(url)

const isReadable = (url: string): boolean => {
  try {
    // A zero is in no name of a file either.
    return !decodeURI(url.split('?', 1)[0] ?? '').includes('\0')
  } catch {
    return false
  }
}

/** The bare HTTP server with its log: limits, request ids, and no route yet. */
export const createFastify = (config: Config, logStream?: LogStream, { receive, check } = patience): FastifyInstance =>
  fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: receive,
    http: { requestTimeout: receive, headersTimeout: receive, connectionsCheckingInterval: check },
    return503OnClosing: false,
    // As many hops: the address that the first of our own proxies saw, not the one that a caller claims.
    trustProxy: config.TRUST_PROXY > 0 && ((_address: string, hop: number) => hop < config.TRUST_PROXY),
    rewriteUrl: ({ url = '/', headers }) => (isMistypedPage(url, headers.accept) ? unknownPage : url),
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    logger: {
      level: config.LOG_LEVEL,
      redact: { paths: redactedPaths, censor: '[redacted]' },
      stream: logStream ?? standardOutput(),
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      void sendAnswer(reply.header('x-request-id', request.id), handleError(error, request.id).answer)
    },
  })
