import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { lendBytes } from '../answer-bytes.ts'
import { sendAnswer } from './send-answer.ts'

const length = 120_000
const asked = 150

test('answers in lent bytes that wait for a slow reader keep their content while others are answered', async () => {
  const app = Fastify()
  app.get<{ Params: { letter: string } }>('/:letter', (request, reply) =>
    sendAnswer(reply, { status: 200, headers: {}, body: lendBytes(length).fill(request.params.letter) }),
  )
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (letter: string) => (await fetch(`${address}/${letter}`)).text()
  const letters = Array.from({ length: asked }, (_, index) => 'abcdefgh'.charAt(index % 8))

  const { port } = new URL(address)
  const slow = connect(Number(port), '127.0.0.1').pause()
  slow.write(letters.map((letter) => `GET /${letter} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''))
  // What the system holds for a connection is full by now, and the server waits.
  await wait(300)
  for (let round = 0; round < 10; round += 1) {
    const others = [...'stuvwxyz']
    expect(await Promise.all(others.map(ask))).toEqual(others.map((letter) => letter.repeat(length)))
  }

  let received = ''
  slow.setEncoding('latin1').on('data', (text) => {
    received += text
  })
  slow.resume()
  await expect.poll(() => received.split('HTTP/1.1 200').length - 1).toBe(asked)
  await expect.poll(() => received.split('\r\n\r\n').at(-1)?.length).toBe(length)
  const bodies = received
    .split('HTTP/1.1 200')
    .slice(1)
    .map((answer) => answer.split('\r\n\r\n')[1])
  expect(bodies.map((body) => new Set(body).size)).toEqual(letters.map(() => 1))
  expect(bodies.map((body) => body?.charAt(0))).toEqual(letters)
  slow.destroy()
  await app.close()
})
