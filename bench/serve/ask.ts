import { Agent, request } from 'node:http'

export type Asked = { readonly status: number; readonly body: Buffer }

export type Question = {
  readonly method?: string
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Asks a server on loopback over a kept connection; the body is as it came over the wire. */
export function ask(address: string, { method = 'GET', token, headers = {}, json }: Question = {}): Promise<Asked> {
  const body = json === undefined ? undefined : JSON.stringify(json)
  return new Promise((resolve, reject) => {
    const call = request(
      address,
      {
        agent,
        method,
        timeout: 30_000,
        headers: {
          ...headers,
          ...(token && { authorization: token }),
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces) }))
        answer.on('error', reject)
      },
    )
    call.on('timeout', () => call.destroy(new Error(`${address} did not answer.`)))
    call.on('error', reject)
    call.end(body)
  })
}

/** Asks and insists on the status. */
export async function askFor(status: number, address: string, question?: Question): Promise<Buffer> {
  const answer = await ask(address, question)
  if (answer.status === status) return answer.body
  throw new Error(`${address} answered ${answer.status}, not ${status}: ${answer.body.toString('utf8').slice(0, 500)}`)
}
