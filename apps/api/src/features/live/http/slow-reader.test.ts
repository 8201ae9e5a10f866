import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LiveEvent } from '@delebil/core-api'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testCaller } from '../../../testing/test-caller.ts'
import { streamEvents } from './stream-events.ts'

type Listener = { send: (events: readonly LiveEvent[]) => void; stopped: boolean }

const listeners: Listener[] = []
let app: FastifyInstance
let address: string
beforeAll(async () => {
  const listen = async (_caller: object, send: Listener['send']) => {
    const listener: Listener = { send, stopped: false }
    listeners.push(listener)
    return () => {
      listener.stopped = true
    }
  }
  app = fastify({ forceCloseConnections: true })
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request) => {
    request.caller = testCaller(1)
  })
  app.get('/', streamEvents({ listen }, 40))
  await app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`
})
afterAll(() => app.close())

const connect = async (): Promise<{ response: IncomingMessage; listener: Listener }> => {
  const [response] = (await once(get(address), 'response')) as [IncomingMessage]
  const listener = listeners.at(-1)
  if (listener === undefined) throw new Error('Nobody listens.')
  return { response, listener }
}

const batch: LiveEvent[] = Array.from({ length: 1000 }, (_, index) => ({ topic: 'car', carId: index + 1 }))

test('a stream without events sends heartbeats', async () => {
  const { response } = await connect()
  let text = ''
  response.on('data', (chunk: Buffer) => {
    text += chunk
  })
  await vi.waitFor(() => expect(text).toMatch(/^retry: 2000\n\ndata: {"topic":"open"}\n\n:\n\n:\n\n/), 2000)
  response.destroy()
})

test('a reader that keeps up gets all events of a burst, and is stopped when it closes', async () => {
  const { response, listener } = await connect()
  let count = 0
  response.on('data', (chunk: Buffer) => {
    count += chunk.toString().split('"car"').length - 1
  })
  for (let round = 1; round <= 20; round += 1) {
    listener.send(batch)
    await vi.waitFor(() => expect(count).toBe(round * batch.length), 2000)
  }
  expect(listener.stopped).toBe(false)
  response.destroy()
  await vi.waitFor(() => expect(listener.stopped).toBe(true), 2000)
})

test('a reader that never reads is disconnected', async () => {
  const { response, listener } = await connect()
  response.on('error', () => undefined)
  let sent = 0
  while (!listener.stopped && sent < 5000) {
    listener.send(batch)
    sent += 1
    await new Promise(setImmediate)
  }
  expect(listener.stopped).toBe(true)
  response.destroy()
})
