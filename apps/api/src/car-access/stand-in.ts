import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** What a car does when it is asked: `late` opens after `lateMilliseconds`, `silent` never answers. */
export type CarBehaviour = 'opens' | 'refuses' | 'late' | 'silent' | 'broken'

/** A car service for the demo and for tests, on loopback only. */
export type CarAccessStandIn = {
  readonly url: string
  /** Sets what a car does from now on; without a script it opens. */
  readonly script: (carNumber: string, behaviour: CarBehaviour) => void
  /** Numbers of the cars that were asked, in order. */
  readonly asked: readonly string[]
  readonly stop: () => Promise<void>
}

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const carOf = ({ method, url = '' }: IncomingMessage): string | undefined => {
  const [, carNumber] = /^\/cars\/([^/]+)\/open$/.exec(url) ?? []
  return method === 'POST' && carNumber !== undefined ? decodeURIComponent(carNumber) : undefined
}

// As strict as a real service: a call that the real one would not take must not pass here.
const isValid = async (request: IncomingMessage): Promise<boolean> => {
  if (request.headers['content-type'] !== 'application/json') return false
  const body: unknown = await json(request).catch(() => undefined)
  if (typeof body !== 'object' || body === null) return false
  const { organizationId, licensePlate } = body as Record<string, unknown>
  return Number.isSafeInteger(organizationId) && typeof licensePlate === 'string' && licensePlate !== ''
}

/** Starts the stand-in on a free port. */
export const startCarAccessStandIn = async (lateMilliseconds = 12_000): Promise<CarAccessStandIn> => {
  const scripts = new Map<string, CarBehaviour>()
  const asked: string[] = []
  const stopping = new AbortController()

  const open = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const carNumber = carOf(request)
    if (carNumber === undefined) return answer(response, 404, { error: 'unknown address' })
    if (!(await isValid(request))) return answer(response, 400, { error: 'malformed call' })
    asked.push(carNumber)
    const behaviour = scripts.get(carNumber) ?? 'opens'
    if (behaviour === 'silent') return
    if (behaviour === 'refuses') return answer(response, 409, { result: 'refused' })
    if (behaviour === 'broken') return answer(response, 500, { error: 'broken' })
    if (behaviour === 'late')
      await wait(lateMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
    answer(response, 200, { result: 'opened' })
  }

  const server = createServer((request, response) => void open(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    stopping.abort()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, script: (car, behaviour) => void scripts.set(car, behaviour), asked, stop }
}
