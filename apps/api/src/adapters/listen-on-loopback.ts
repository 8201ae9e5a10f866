import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of a fake, on a port of its own. */
export type Listening = { readonly url: string; readonly stop: () => Promise<void> }

/** Lets a fake's server listen on a free port, where nobody outside this machine reaches it. */
export const listenOnLoopback = async (server: Server): Promise<Listening> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
