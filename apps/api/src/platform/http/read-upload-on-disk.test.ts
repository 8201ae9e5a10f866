import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMultipart, holdUpload, readUpload } from './read-upload.ts'

const upload = { maxBytes: 1_000_000, tooLarge: 'import.too-large', isKeptOnDisk: true } as const

let app: FastifyInstance
let address: string
beforeAll(async () => {
  app = fastify()
  await addMultipart(app)
  app.post('/', { preParsing: holdUpload(async () => undefined) }, async (request) => {
    const { file } = (await readUpload(request, upload)) as { file: File }
    // As long as the call is at work: the request itself is over once its last byte has come.
    await wait(100)
    return (await file.text()).length
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

test('a file that is kept on disk can be read until its call is answered, however long that takes', async () => {
  const body = new FormData()
  body.set('file', new Blob(['x'.repeat(500_000)]), 'bom.csv')
  const answer = await fetch(address, { method: 'POST', body })
  expect([answer.status, await answer.text()]).toEqual([200, '500000'])
})
