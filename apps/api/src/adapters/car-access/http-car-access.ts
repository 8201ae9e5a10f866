import { randomUUID } from 'node:crypto'
import { MOST_ODOMETER_KM } from '@delebil/validation'
import * as v from 'valibot'
import { parseJson } from '../../platform/parse-json.ts'
import type { AskedCar, CarAccess, CarCard, CarCondition } from './port.ts'

const deadlineMilliseconds = 8000
/** `docs/car-access.md` says what it is. */
const PROTOCOL = '1'

const result = v.object({ result: v.string() })

const percent = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.transform(Math.round)))
const condition = v.object({
  isLocked: v.nullable(v.boolean()),
  areDoorsClosed: v.nullable(v.boolean()),
  chargePercent: percent,
  isCharging: v.nullable(v.boolean()),
  fuelPercent: percent,
  rangeKilometers: v.nullable(v.pipe(v.number(), v.minValue(0), v.transform(Math.round))),
  // Cut, as the dashboard does. A service may leave it out.
  odometerKilometers: v.optional(
    v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_ODOMETER_KM), v.transform(Math.floor))),
    null,
  ),
  position: v.nullable(
    v.object({
      lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
})

type Answer = { readonly status: number; readonly body: unknown } | undefined

/**
 * Cars behind a service that speaks HTTP: `POST {url}/cars/{carNumber}/open`, `/lock`, `/state` and `/cards` with
 * `{organizationId, licensePlate, way, phone}`, and for `/cards` also `cards`. 200 `{result: 'opened' | 'locked' | 'taken'}` is done, or for `/state` the condition; 409
 * `{result: 'door-open'}` is a lock that could not close; any other 4xx refused. No answer within 8 s, an answer we don't know,
 * and 5xx count as silent.
 */
export const createHttpCarAccess = (
  url: string,
  { deadline = deadlineMilliseconds, token = '' }: { readonly deadline?: number; readonly token?: string } = {},
): CarAccess => {
  const ask = async (
    verb: string,
    car: AskedCar,
    signal: AbortSignal,
    more: { readonly cards?: readonly CarCard[] } = {},
  ): Promise<Answer> => {
    const { organizationId, carNumber, licensePlate, way, phone } = car
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/cars/${encodeURIComponent(carNumber)}/${verb}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'delebil-car-protocol': PROTOCOL,
          'x-request-id': randomUUID(),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ organizationId, licensePlate, way, phone, ...more }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
        redirect: 'error',
      })
      const text = await response.text()
      return { status: response.status, body: parseJson(text) }
    } catch {
      return undefined
    }
  }
  return {
    open: async (car, signal) => outcome(await ask('open', car, signal), 'opened'),
    lock: async (car, signal) => {
      const answer = await ask('lock', car, signal)
      return answer?.status === 409 && says(answer.body, 'door-open') ? 'door-open' : outcome(answer, 'locked')
    },
    setCards: async (car, cards, signal) => outcome(await ask('cards', car, signal, { cards }), 'taken'),
    condition: async (car, signal): Promise<CarCondition | 'silent'> => {
      const answer = await ask('state', car, signal)
      const read = v.safeParse(condition, answer?.body)
      return answer?.status === 200 && read.success ? read.output : 'silent'
    },
  }
}

const says = (body: unknown, word: string): boolean => v.is(result, body) && body.result === word

const outcome = <Done extends string>(answer: Answer, done: Done): Done | 'refused' | 'silent' => {
  if (answer === undefined || answer.status >= 500 || answer.status < 200) return 'silent'
  if (answer.status < 300) return says(answer.body, done) ? done : 'silent'
  return 'refused'
}
