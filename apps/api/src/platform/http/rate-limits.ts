import type { EndpointName } from '@delebil/core-api'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { callerAddress } from './caller-address.ts'

// Who is counted: a person wherever they are, else an address.
const keyOf = (request: FastifyRequest): string =>
  request.caller ? `person ${request.caller.personId}` : `address ${callerAddress(request)}`

/** Calls that make this server write to somebody, whoever that is. */
const mailing: ReadonlySet<string> = new Set<EndpointName | 'setup.try-gateway'>([
  'setup.try-gateway',
  'createUser',
  'forgotPassword',
  'sendLoginLink',
  'testPushToken',
  'inviteMember',
  'createUserFromSignOn',
  'unlinkSignOn',
])

/** Calls that begin a session with something that can be guessed or forged. */
const loggingIn: ReadonlySet<string> = new Set<EndpointName>([
  'login',
  'knowBrowserByLink',
  'logInByPartner',
  'linkPartner',
  'createFirstOrganization',
])

/** Calls that may go on to a map service, whose quota all of the site shares. */
const mapping: ReadonlySet<string> = new Set<EndpointName>(['findAddresses', 'getStreetDistances', 'listBikeStations'])

/** Calls that a secret in the address opens: nobody who has one asks this often, and guessing is slow. */
const SECRETS_PER_MINUTE = 60

/** Makes the counters of a server; each process counts for itself. */
export const addRateLimits = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, { global: false, cache: 20_000 })
}

/** Refuses callers that ask more often than the settings allow; log-ins are counted once more on their own. */
export const createRateLimits = (app: FastifyInstance, config: Config) => {
  const limit = (group: string, max: number, timeWindow = 60_000) =>
    app.createRateLimit({ max, timeWindow, keyGenerator: (request) => `${group} ${keyOf(request)}` })
  const calls = limit('call', config.RATE_LIMIT_PER_MINUTE)
  const mails = limit('mail', config.MAIL_LIMIT_PER_HOUR, 60 * 60_000)
  const places = limit('places', config.PLACES_LIMIT_PER_MINUTE)
  const secrets = limit('secret', SECRETS_PER_MINUTE)
  const logins = limit('login', config.LOGIN_LIMIT_PER_MINUTE)

  const refuse = async (count: typeof calls, request: FastifyRequest) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    throw new Refusal('request.too-many', { retryAfterSeconds: Math.max(1, counted.ttlInSeconds) })
  }

  return {
    check: async (request: FastifyRequest, name: string): Promise<void> => {
      if (!config.RATE_LIMIT) return
      await refuse(calls, request)
      if (loggingIn.has(name)) await refuse(logins, request)
      if (name === 'getSharedReservation') await refuse(secrets, request)
      if (mailing.has(name)) await refuse(mails, request)
      if (mapping.has(name)) await refuse(places, request)
    },
    /** Counts somebody who came with a wrong secret: guessing is slow. */
    checkGuess: async (request: FastifyRequest): Promise<void> => {
      if (config.RATE_LIMIT) await refuse(secrets, request)
    },
  }
}
