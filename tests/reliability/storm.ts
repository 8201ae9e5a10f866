import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@delebil/core-api'
import { addMinutes } from '@delebil/validation/time'
import { testOrg } from '../../apps/api/src/platform/db/test-org.ts'
import { type Asked, ask } from '../../bench/serve/ask.ts'
import { carIdOf, stormCars } from './prepare-org.ts'

export type Request = { readonly carId: number; readonly start: Date; readonly end: Date }
/** A booking that was answered with 201: from then on it must be there, once. */
export type Promised = Request & { readonly id: number; readonly key: string }

/** What the clients of a storm have seen. `faults` are sentences about what must never be. */
export type Seen = {
  readonly promised: Promised[]
  readonly statuses: Map<number | 'lost', number>
  readonly faults: string[]
  replays: number
  slowestMs: number
}

export type Storm = {
  readonly seen: Seen
  /** Begins no new booking and waits until every one that has begun was answered. */
  readonly calm: () => Promise<void>
}

const CLIENTS = 24
const RIVALS = 4
const ONE_CALL_MS = 15_000
const GIVE_UP_MS = 60_000
const RETRY_MS = 100
const REPLAYED_EVERY = 8

const tomorrow = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)

/** The nth request of a storm: four rivals for each hour of a car, two of them half an hour late. */
const requestOf = (n: number): Request => {
  const slot = Math.floor(n / RIVALS)
  const start = addMinutes(tomorrow, Math.floor(slot / stormCars) * 60 + (n % 2) * 30)
  return { carId: carIdOf(slot), start, end: addMinutes(start, 60) }
}

type Answered = { status: number; text: string; body: { code?: string; entity?: { id: number } } }

const read = ({ status, body }: Asked): Answered => {
  const text = body.toString('utf8')
  return { status, text, body: JSON.parse(text) }
}

/** Lets clients book, at once and without end, whatever happens to the server. Every lost call is sent again with its key. */
export const startStorm = (address: string, token: string): Storm => {
  const seen: Seen = { promised: [], statuses: new Map(), faults: [], replays: 0, slowestMs: 0 }
  let count = 0
  let calming = false

  const send = async (request: Request, key: string): Promise<Answered | undefined> => {
    const began = performance.now()
    const answer = await ask(address + contract.createReservation.path, {
      method: 'POST',
      token,
      headers: { 'idempotency-key': key },
      json: { membershipId: testOrg.companyMembershipId, ...request },
    }).then(read, () => undefined)
    const took = performance.now() - began
    seen.slowestMs = Math.max(seen.slowestMs, took)
    if (took > ONE_CALL_MS) seen.faults.push(`A call took ${Math.round(took)} ms.`)
    const status = answer?.status ?? 'lost'
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
    return answer
  }

  const isFinal = ({ status, body }: Answered): boolean => {
    if (status === 201 || body.code === 'reservation.car-taken') return true
    const isPassing = status === 503 || body.code === 'idempotency.in-flight'
    if (!isPassing) seen.faults.push(`A booking was answered ${status} ${body.code}.`)
    return false
  }

  const sendUntilAnswered = async (request: Request, key: string): Promise<Answered | undefined> => {
    const deadline = performance.now() + GIVE_UP_MS
    while (performance.now() < deadline) {
      const answer = await send(request, key)
      if (answer && isFinal(answer)) return answer
      await wait(RETRY_MS * (0.5 + Math.random()))
    }
    seen.faults.push(`A booking had no answer for ${GIVE_UP_MS / 1000} s.`)
    return undefined
  }

  const replay = async (request: Request, key: string, first: Answered): Promise<void> => {
    seen.replays += 1
    const again = await sendUntilAnswered(request, key)
    if (again && again.text !== first.text) seen.faults.push(`The key ${key} was answered twice, differently.`)
  }

  const book = async (n: number): Promise<void> => {
    const request = requestOf(n)
    const key = randomUUID()
    const answer = await sendUntilAnswered(request, key)
    const id = answer?.body.entity?.id
    if (answer?.status === 201 && id !== undefined) seen.promised.push({ ...request, key, id })
    if (answer && n % REPLAYED_EVERY === 0) await replay(request, key, answer)
  }

  const runClient = async (): Promise<void> => {
    while (!calming) {
      count += 1
      await book(count)
    }
  }

  const clients = Promise.all(Array.from({ length: CLIENTS }, runClient))
  return {
    seen,
    calm: async () => {
      calming = true
      await clients
    },
  }
}
