import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What a line does to what is sent over it. `deaf` loses the question, `silent` the answer; both keep the connection open. */
export type Weather = 'clear' | 'slow' | 'cut-mid-answer' | 'cut-before-answer' | 'silent' | 'deaf'

export type BadLine = {
  readonly address: string
  /** From now on whatever is sent meets this weather. */
  readonly turn: (weather: Weather) => void
  readonly close: () => Promise<void>
}

const SLOW_MS = 300
const HELD_BACK_BYTES = 100

const bringBack = (weather: Weather, client: Socket, answer: Buffer): void => {
  if (weather === 'silent') return
  if (weather === 'cut-before-answer') client.resetAndDestroy()
  else if (weather === 'slow') setTimeout(() => client.write(answer), SLOW_MS)
  else if (weather === 'clear') client.write(answer)
  else client.write(answer.subarray(0, -HELD_BACK_BYTES), () => client.resetAndDestroy())
}

/** A line of TCP to a server on loopback. */
export const openBadLine = async (target: string): Promise<BadLine> => {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let weather: Weather = 'clear'
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => undefined).on('close', () => open.delete(socket))
    }
    client.on('data', (question) => weather !== 'deaf' && upstream.write(question))
    upstream.on('data', (answer) => bringBack(weather, client, answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn: (next) => {
      weather = next
    },
    close: async () => {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}
