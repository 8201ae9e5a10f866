import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { parseNationalId } from '@delebil/validation'
import { listenOnLoopback } from '../listen-on-loopback.ts'

/** What the register does when it is asked about somebody. */
export type LicenseBehaviour = 'hit' | 'truck-only' | 'no-hit' | 'silent' | 'broken' | 'garbage'

/** A register for the demo and for tests, on loopback only. It knows everybody, but nobody born on a 31st. */
export type FakeLicenseRegister = {
  readonly url: string
  readonly token: string
  readonly script: (nationalId: string, behaviour: LicenseBehaviour) => void
  /** How many well-formed questions came. */
  readonly asked: () => number
  readonly stop: () => Promise<void>
}

const token = 'fake-token'

const answer = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

// As strict as a real service: a call that the real one would not take must not pass here.
const readNationalId = async (request: IncomingMessage): Promise<string | undefined> => {
  if (request.headers['content-type'] !== 'application/json') return undefined
  const body: unknown = await json(request).catch(() => undefined)
  if (typeof body !== 'object' || body === null) return undefined
  const { nationalId, surname } = body as Record<string, unknown>
  if (typeof nationalId !== 'string' || parseNationalId(nationalId) !== nationalId) return undefined
  return typeof surname === 'string' && surname.trim() !== '' ? nationalId : undefined
}

const usual = (nationalId: string): LicenseBehaviour => (nationalId.startsWith('31') ? 'no-hit' : 'hit')

const answers: Readonly<Record<Exclude<LicenseBehaviour, 'silent'>, readonly [status: number, body: object]>> = {
  broken: [500, { error: 'broken' }],
  garbage: [200, { hit: 'yes' }],
  'no-hit': [200, { hit: false, classes: [] }],
  hit: [200, { hit: true, classes: ['AM', 'B'] }],
  'truck-only': [200, { hit: true, classes: ['C1'] }],
}

const answerAs = (behaviour: LicenseBehaviour, response: ServerResponse): void => {
  if (behaviour !== 'silent') answer(response, ...answers[behaviour])
}

/** Starts the fake on a free port. */
export const startFakeLicenseRegister = async (): Promise<FakeLicenseRegister> => {
  const scripts = new Map<string, LicenseBehaviour>()
  let asked = 0
  const check = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST' || request.url !== '/licenses/check')
      return answer(response, 404, { error: 'unknown' })
    if (request.headers.authorization !== `Bearer ${token}`) return answer(response, 401, { error: 'no token' })
    const nationalId = await readNationalId(request)
    if (nationalId === undefined) return answer(response, 400, { error: 'malformed call' })
    asked += 1
    answerAs(scripts.get(nationalId) ?? usual(nationalId), response)
  }
  const server = createServer((request, response) => void check(request, response))
  return {
    ...(await listenOnLoopback(server)),
    token,
    script: (nationalId, behaviour) => void scripts.set(nationalId, behaviour),
    asked: () => asked,
  }
}
