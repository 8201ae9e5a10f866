import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createFastify } from './create-fastify.ts'

const app = createFastify(readConfig({ LOG_LEVEL: 'silent' }))
let port = 0

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const [listening] = app.addresses()
  port = typeof listening === 'object' ? listening.port : 0
})
afterAll(() => app.close())

const send = async (text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.write(text)
  await once(socket, 'close')
  return answer
}

const hasty = createFastify(readConfig({ LOG_LEVEL: 'silent' }), undefined, { receive: 400, check: 100 })
hasty.post('/', async () => 'ok')
afterAll(() => hasty.close())
const countOpen = () => new Promise((resolve) => hasty.server.getConnections((_error, count) => resolve(count)))

test.each([
  ['no HTTP', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['a head that stops', 'POST / HTTP/1.1\r\nHost: x\r\n', 408],
  ['a body that stops', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\na', 408],
])('a caller who sends %s and never hangs up is answered and cut off', async (_name, text, status) => {
  await hasty.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined)
  const { port: hastyPort } = hasty.server.address() as AddressInfo
  const socket = connect({ port: hastyPort, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined)
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.write(text)
  await expect.poll(() => answer, { timeout: 2500 }).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  await expect.poll(countOpen, { timeout: 2500 }).toBe(0)
  socket.destroy()
})

test.each([
  ['no HTTP', 'GET / HTTP/9.9\r\n\r\n', 400, 'request.invalid'],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost: x\r\nfoo bar\r\n\r\n', 400, 'request.invalid'],
  ['a method that there is not', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'request.invalid'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n', 400, 'request.invalid'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431, 'request.too-large'],
])('%s is answered with a problem', async (_name, text, status, code) => {
  const answer = await send(text)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\ncontent-type: application/problem\\+json`))
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, code })
})
