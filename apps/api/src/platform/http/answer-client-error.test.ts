import { once } from 'node:events'
import { connect } from 'node:net'
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
