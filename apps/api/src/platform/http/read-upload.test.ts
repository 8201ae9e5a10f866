import { request } from 'node:http'
import { contract, requestAddress } from '@delebil/core-api'
import { addMinutes } from '@delebil/validation/time'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cameraPicture, markedPicture } from '../../adapters/pictures/test-pictures.ts'
import {
  ask,
  callEndpoint,
  entityIdOf,
  logIn,
  startTestSite,
  type TestSite,
  testPeople,
} from '../../testing/test-site.ts'

const megabyte = 1024 * 1024
const start = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)

let site: TestSite
let token: string
let id: number
let address: string
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false })
  token = await logIn(site.address, testPeople.owner)
  const body = { membershipId: 2, carId: 1, start, end: addMinutes(start, 120) }
  id = entityIdOf(await callEndpoint(site.address, 'createReservation', { token, body }))
  address = site.address + requestAddress(contract.addMessagePicture, { id })
})
afterAll(() => site.stop())
beforeEach(() => site.suite.database.change('delete from reservation_message; delete from picture'))

const form = (bytes: Uint8Array<ArrayBuffer>, field = 'file') => {
  const body = new FormData()
  body.set(field, new Blob([bytes], { type: 'image/jpeg' }), 'bilde.jpg')
  return body
}
const send = (body: FormData, to = address) => ask(to, { method: 'POST', headers: { authorization: token }, body })

/** Writes a multipart body piece by piece, as a slow phone does, and answers what comes back. */
const stream = (bytes: number, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const call = request(address, { method: 'POST', headers: { authorization: token, ...headers } }, (response) => {
      let text = ''
      response
        .on('data', (chunk: Buffer) => (text += chunk))
        .on('end', () => resolve({ status: response.statusCode, text }))
    })
    call.on('error', reject)
    call.write(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="stor.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    )
    const chunk = Buffer.alloc(megabyte, 7)
    let left = bytes
    const write = () => {
      while (left > 0) {
        left -= chunk.length
        if (!call.write(chunk)) return void call.once('drain', write)
      }
      call.end('\r\n--b--\r\n')
    }
    write()
  })

test('a picture sent as multipart becomes a message, and is read back as JPEG by its people only', async () => {
  const { status, body } = await send(form(new Uint8Array(await cameraPicture(6))))
  expect(status).toBe(201)
  expect(body).toMatchObject({ entity: { kind: 'MESSAGE', pictures: [{ width: 40, height: 80 }] }, errors: [] })
  const pictureId = (body as { entity: { pictures: { id: number }[] } }).entity.pictures[0]?.id
  const picture = requestAddress(contract.getPicture, { id, pictureId })
  const got = await fetch(site.address + picture, { headers: { authorization: token } })
  expect(got.headers.get('content-type')).toBe('image/jpeg')
  expect(got.headers.get('cache-control')).toMatch(/^private, /)
  expect(got.headers.get('vary')).toContain('authorization')
  expect(Buffer.from(await got.arrayBuffer()).toString('latin1')).not.toContain('Canon')
  expect((await fetch(site.address + picture)).status).toBe(401)
  const stranger = await logIn(site.address, testPeople.stranger)
  expect((await fetch(site.address + picture, { headers: { authorization: stranger } })).status).toBe(404)
})

test('a text sent as a picture is refused at its field: picture.unreadable', async () => {
  const answer = await send(form(new TextEncoder().encode('ikke et bilde')))
  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: 'picture.unreadable',
      errors: [{ fieldName: 'file', message: expect.stringContaining('ikke et bilde') }],
    },
  })
})

const tooLarge = { code: 'picture.too-large', errors: [{ message: expect.stringContaining('høyst 15 MB') }] }

test('a picture of 40 MB is refused with 413, and never held in memory', async () => {
  const before = process.memoryUsage()
  let most = 0
  const watch = setInterval(() => {
    const { external, heapUsed } = process.memoryUsage()
    most = Math.max(most, external + heapUsed - before.external - before.heapUsed)
  }, 5)
  const { status, text } = await stream(40 * megabyte, { 'content-type': 'multipart/form-data; boundary=b' })
  clearInterval(watch)
  expect(status).toBe(413)
  expect(JSON.parse(text)).toMatchObject({ ...tooLarge, errors: [{ fieldName: 'file' }] })
  // The limit of one file twice, and what the test itself writes.
  expect(most / megabyte).toBeLessThan(60)
})

test('40 MB of JSON are refused with 413 at their field', async () => {
  const body = JSON.stringify({ base64Data: 'A'.repeat(40 * megabyte) })
  const answer = await ask(address, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body,
  })
  expect(answer).toMatchObject({ status: 413, body: { ...tooLarge, errors: [{ fieldName: 'base64Data' }] } })
})

const json = { 'content-type': 'application/json' }
const openCalls: ReturnType<typeof request>[] = []
afterEach(() => {
  for (const call of openCalls.splice(0)) call.destroy()
})

/** Begins a call that declares 19 MB, sends some of it and then no more. Answers what comes back, and how it ended. */
const begin = (bytes: number, to = address, by = token) => {
  const headers = { authorization: by, ...json, 'content-length': 19 * megabyte }
  const call = request(to, { method: 'POST', headers }).on('error', () => undefined)
  openCalls.push(call)
  const answered = new Promise<number | undefined>((resolve) =>
    call.on('response', ({ statusCode }) => resolve(statusCode)),
  )
  const closed = new Promise<void>((resolve) => call.on('close', () => resolve()))
  const sent = new Promise<void>((resolve) => {
    if (bytes === 0) call.flushHeaders()
    else call.write(`{"base64Data":"${'A'.repeat(bytes)}`, () => resolve())
  })
  return { answered, closed, sent }
}
/** A whole picture that is none, of 15 MB before base64: what is wrong with it is said only where there was room for it. */
const large = (by = token, to = address) =>
  ask(to, {
    method: 'POST',
    headers: { authorization: by, ...json },
    body: JSON.stringify({ base64Data: 'A'.repeat(20 * megabyte) }),
  })
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).body?.['code']

test('calls that declare 19 MB and send a byte keep nobody out: only bytes that came are counted', async () => {
  await Promise.all(Array.from({ length: 12 }, () => begin(1).sent))
  expect(await codeOf(large())).toBe('picture.unreadable')
})

test('one who has sent 24 MB in open calls is refused more, others are not, and there is room again when they end', async () => {
  const colleague = await logIn(site.address, testPeople.colleague)
  const body = { membershipId: 2, carId: 2, start, end: addMinutes(start, 120) }
  const theirs = entityIdOf(await callEndpoint(site.address, 'createReservation', { token: colleague, body }))
  const to = site.address + requestAddress(contract.addMessagePicture, { id: theirs })
  await Promise.all([begin(12 * megabyte).sent, begin(12 * megabyte).sent])
  await expect.poll(() => codeOf(large()), { timeout: 20_000 }).toBe('server.busy')
  expect(await codeOf(large(colleague, to))).toBe('picture.unreadable')
  for (const call of openCalls) call.destroy()
  await expect.poll(() => codeOf(large()), { timeout: 20_000 }).toBe('picture.unreadable')
})

test("a picture for another's reservation is refused before any of it is read", async () => {
  const { answered } = begin(0, site.address + requestAddress(contract.addMessagePicture, { id: id + 1000 }))
  expect(await answered).toBe(404)
})

test('a picture that stops coming is answered 408 within seconds, and the line is closed', async () => {
  const began = performance.now()
  const { answered, closed } = begin(1)
  expect(await answered).toBe(408)
  await closed
  expect(performance.now() - began).toBeLessThan(15_000)
})

test('a form without its file, with a wrong field, cut off, or to another call is refused', async () => {
  const bytes = new Uint8Array(await markedPicture().jpeg().toBuffer())
  expect(await send(new FormData())).toMatchObject({
    status: 400,
    body: { errors: [{ fieldName: 'file', code: 'field.required' }] },
  })
  expect(await send(form(bytes, 'bilde'))).toMatchObject({
    status: 400,
    body: { errors: [{ fieldName: 'file', code: 'field.required' }] },
  })
  const cut = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalvt'
  const headers = { authorization: token, 'content-type': 'multipart/form-data; boundary=b' }
  expect((await ask(address, { method: 'POST', headers, body: cut })).status).toBe(400)
  expect((await send(form(bytes), site.address + contract.createReservation.path)).status).toBe(415)
  expect(await site.suite.database.rows('select id from picture')).toEqual([])
})
