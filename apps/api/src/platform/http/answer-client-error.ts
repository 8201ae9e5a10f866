import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { makeProblem } from '@delebil/core-api'

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The rest of a request did not come. */
export class StalledBody extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

/** How long the other side has to read the answer before the line is cut (ms). Nothing that it sends is waited for. */
const readMilliseconds = 1000

/** Answers what is no HTTP at all, before there is a request: a problem body like everywhere, then the line is closed. */
export const answerClientError = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusByCode[error.code ?? ''] ?? 400
  const code = status === 431 ? 'request.too-large' : 'request.invalid'
  const requestId = randomUUID()
  const body = JSON.stringify(makeProblem(code, status, { requestId }))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `x-request-id: ${requestId}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.resetAndDestroy(), readMilliseconds).unref()
}
