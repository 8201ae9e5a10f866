import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { listenOnLoopback } from '../listen-on-loopback.ts'
import { type CarBehaviour, createFakeCars } from './fake-cars.ts'
import type { CarCard } from './port.ts'

/** A car service for the demo and for tests, on loopback only. */
export type FakeCarAccess = {
  readonly url: string
  /** Sets what a car does from now on; without a script it does as it is asked. */
  readonly script: (carNumber: string, behaviour: CarBehaviour) => void
  /** The key cards that a car knows; undefined where it was never told of any. */
  readonly cardsOf: (carNumber: string) => readonly CarCard[] | undefined
  /** Numbers of the cars that were asked, in order. */
  readonly asked: readonly string[]
  readonly stop: () => Promise<void>
}

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

type Verb = 'open' | 'lock' | 'state' | 'cards'

const callOf = ({ method, url = '' }: IncomingMessage): { car: string; verb: Verb } | undefined => {
  const [, carNumber, verb] = /^\/cars\/([^/]+)\/(open|lock|state|cards)$/.exec(url) ?? []
  return method === 'POST' && carNumber !== undefined
    ? { car: decodeURIComponent(carNumber), verb: verb as Verb }
    : undefined
}

const car = {
  organizationId: v.pipe(v.number(), v.safeInteger()),
  licensePlate: v.pipe(v.string(), v.nonEmpty()),
  way: v.picklist(['TELEMATICS', 'DIAL']),
  phone: v.nullable(v.string()),
}
const body = v.pipe(
  v.strictObject(car),
  v.check(({ way, phone }) => way !== 'DIAL' || phone !== null),
)
const instant = v.pipe(v.string(), v.isoTimestamp())
const card = v.pipe(
  v.strictObject({ chipId: v.pipe(v.string(), v.nonEmpty()), from: instant, until: instant }),
  v.check(({ from, until }) => Date.parse(from) < Date.parse(until)),
)
const cardsBody = v.strictObject({ ...car, way: v.literal('TELEMATICS'), cards: v.array(card) })

// As strict as a real service: a call that the real one would not take must not pass here. A call to a car can only open it.
const read = async (request: IncomingMessage, verb: Verb) => {
  if (request.headers['content-type'] !== 'application/json') return undefined
  const sent = await json(request).catch(() => undefined)
  if (verb === 'cards') return v.is(cardsBody, sent) ? sent : undefined
  const parsed = v.safeParse(body, sent)
  if (!parsed.success || (parsed.output.way === 'DIAL' && verb !== 'open')) return undefined
  return parsed.output
}

type Cars = ReturnType<typeof createFakeCars>
type Sent = { readonly licensePlate: string; readonly cards?: readonly CarCard[] }
type Reply = { readonly status: number; readonly body: object }

const act = (cars: Cars, behaviour: CarBehaviour, verb: Verb, sent: Sent, car: string): Reply => {
  if (behaviour === 'broken') return { status: 500, body: { error: 'broken' } }
  if (behaviour === 'refuses') return { status: 409, body: { result: 'refused' } }
  if (verb === 'cards') {
    cars.setCards(car, sent.cards ?? [])
    return { status: 200, body: { result: 'taken' } }
  }
  if (verb === 'state') return { status: 200, body: cars.condition(car, sent.licensePlate) }
  if (verb === 'lock' && behaviour === 'door-open') return { status: 409, body: { result: 'door-open' } }
  cars.turn(car, verb === 'lock')
  return { status: 200, body: { result: verb === 'lock' ? 'locked' : 'opened' } }
}

/** Starts the fake on a free port. */
export const startFakeCarAccess = async (lateMilliseconds = 12_000): Promise<FakeCarAccess> => {
  const cars = createFakeCars()
  const asked: string[] = []
  const stopping = new AbortController()

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = callOf(request)
    if (call === undefined) return answer(response, 404, { error: 'unknown address' })
    const { car, verb } = call
    const sent = await read(request, verb)
    if (sent === undefined) return answer(response, 400, { error: 'malformed call' })
    asked.push(car)
    const behaviour = cars.behaviourOf(car)
    if (behaviour === 'silent') return
    if (behaviour === 'late')
      await wait(lateMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
    const { status, body: answered } = act(cars, behaviour, verb, sent, car)
    answer(response, status, answered)
  }

  const server = createServer((request, response) => void serve(request, response))
  const { url, stop: close } = await listenOnLoopback(server)
  const stop = async () => {
    stopping.abort()
    await close()
  }
  return { url, script: cars.script, cardsOf: cars.cardsOf, asked, stop }
}
