import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a database that can go silent: what is open then hears nothing more and is not closed, what is opened later works. */
export type TestLine = {
  readonly url: string
  readonly opened: () => number
  readonly silence: () => void
  /** What is open says nothing more to the database, and still hears it. */
  readonly holdBack: () => void
  readonly close: () => Promise<void>
}

/** The first `deafTo` connections are taken and never answered. */
export const openTestLine = async (databaseUrl: string, { deafTo = 0 } = {}): Promise<TestLine> => {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const callers = new Set<Socket>()
  let opened = 0
  const server = createServer((near) => {
    opened += 1
    if (opened <= deafTo) return void sockets.add(near.on('error', () => undefined))
    const far = connect(Number(port), hostname)
    callers.add(near)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  // Of the built-in database, whose socket would be taken instead.
  url.searchParams.delete('host')
  return {
    url: url.href,
    opened: () => opened,
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    holdBack: () => {
      for (const near of callers) near.unpipe().pause()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
