import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { listenOnLoopback } from '../listen-on-loopback.ts'
import { type FakePerson, fakePeople } from './fake-people.ts'

/** A real OpenID provider for the demo and for tests, on loopback only. */
export type FakeSignOnProvider = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the fake on a free port. `callbackPath` is where it sends people back to, at any port of this machine.
 * What answers is read when it is first asked: the demo starts without it.
 */
export const startFakeSignOnProvider = async (
  callbackPath: string,
  title: string,
  people: readonly FakePerson[] = fakePeople,
): Promise<FakeSignOnProvider> => {
  const server = createServer()
  const { url: issuer, stop } = await listenOnLoopback(server)
  const client = { id: 'delebil-demo', secret: randomBytes(24).toString('base64url') }
  let created: Promise<RequestListener> | undefined
  const create = async () => {
    const { createFakeProvider } = await import('./fake-provider.ts')
    return createFakeProvider({ issuer, client, callbackPath, title, people })
  }
  server.on('request', (request, response) => {
    created ??= create()
    created.then(
      (answer) => answer(request, response),
      () => response.writeHead(500).end(),
    )
  })
  return { issuer, clientId: client.id, clientSecret: client.secret, stop }
}
