import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { lendBytes } from '../answer-bytes.ts'
import { sendAnswer } from './send-answer.ts'

const length = 120_000
const asked = 20
/** More than the system holds for a connection that nobody reads: what comes after it waits in the server. */
const fillerBytes = 32_000_000

test('answers in lent bytes that wait for a slow reader keep their content while others are answered', async () => {
  const app = Fastify()
  app.get<{ Params: { letter: string } }>('/:letter', (request, reply) =>
    sendAnswer(reply, { status: 200, headers: {}, body: lendBytes(length).fill(request.params.letter) }),
  )
  app.get('/filler', (_request, reply) => reply.send(Buffer.alloc(fillerBytes)))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (letter: string) => (await fetch(`${address}/${letter}`)).text()
  const letters = Array.from({ length: asked }, (_, index) => 'abcdefgh'.charAt(index % 8))

  const { port } = new URL(address)
  const slow = connect(Number(port), '127.0.0.1').pause()
  slow.write(['filler', ...letters].map((path) => `GET /${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''))
  await wait(300)
  for (let round = 0; round < 10; round += 1) {
    const others = [...'stuvwxyz']
    expect(await Promise.all(others.map(ask))).toEqual(others.map((letter) => letter.repeat(length)))
  }

  const pieces: Buffer[] = []
  slow.on('data', (piece: Buffer) => void pieces.push(piece))
  slow.resume()
  const received = () => pieces.reduce((sum, { length: bytes }) => sum + bytes, 0)
  await expect.poll(received, { timeout: 20_000 }).toBeGreaterThan(fillerBytes + asked * length)
  const [, ...answers] = Buffer.concat(pieces).toString('latin1').split('HTTP/1.1 200').slice(1)
  const bodies = answers.map((answer) => answer.split('\r\n\r\n')[1] ?? '')
  expect(bodies.map((body) => [...new Set(body)].join(''))).toEqual(letters)
  slow.destroy()
  await app.close()
})
