import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountSite, startAccountSite } from '../../testing/test-account-site.ts'
import { testPeople } from '../../testing/test-site.ts'

type Pushed = { headers: IncomingHttpHeaders; body: Buffer }

let account: AccountSite
let token: string
let status = 201
const pushed: Pushed[] = []
// A push service, which a browser's subscription names.
const service = createServer((request, response) => {
  void buffer(request).then((body) => {
    pushed.push({ headers: request.headers, body })
    response.writeHead(status).end()
  })
})
beforeAll(async () => {
  account = await startAccountSite()
  token = await account.logIn(testPeople.owner)
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await account.stop()
  service.close()
})

// Keys of a browser that exists nowhere: the shapes are those of a subscription.
const p256dh = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
const auth = 'tBHItJI5svbpez7KI4CCXg'
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
const add = (body: object, as = token) => account.call('addPushToken', { token: as, body: { p256dh, auth, ...body } })
const until = async (isSo: () => boolean) => {
  for (let round = 0; round < 200 && !isSo(); round += 1) await wait(50)
  expect(isSo()).toBe(true)
}

test('a push subscription is added, renamed, disabled and deleted', async () => {
  const first = await account.call('getNotificationSettings', { token })
  expect(first).toMatchObject({ status: 200, body: { enabled: false, tokens: [] } })
  expect(first.body?.publicKey).toMatch(/^[A-Za-z0-9_-]{87}$/)

  const { body } = await add({ name: 'Telefonen', endpoint })
  expect(body).toMatchObject({
    enabled: true,
    tokens: [{ name: 'Telefonen', enabled: true }],
    publicKey: first.body?.publicKey,
  })
  expect(await account.call('whoami', { token })).toMatchObject({ body: { person: { notificationsPermitted: true } } })
  expect((await add({ name: 'Mobilen', endpoint })).body?.tokens).toMatchObject([{ name: 'Mobilen' }])

  const [{ id } = { id: 0 }] = (body?.tokens ?? []) as { id: number }[]
  const change = (change: object) => account.call('updatePushToken', { token, params: { id }, body: change })
  expect((await change({ enabled: false })).body?.tokens).toMatchObject([{ name: 'Mobilen', enabled: false }])
  const stranger = await account.logIn(testPeople.stranger)
  for (const name of ['updatePushToken', 'deletePushToken', 'testPushToken'] as const) {
    expect((await account.call(name, { token: stranger, params: { id }, body: {} })).status).toBe(404)
  }
  expect((await account.call('deletePushToken', { token, params: { id } })).body?.tokens).toEqual([])
  expect((await account.call('updateNotificationSettings', { token, body: { enabled: false } })).body?.enabled).toBe(
    false,
  )
})

test('by which ways a kind of message comes is chosen for each, and what must arrive keeps one', async () => {
  const chosen = async () => {
    const { body } = await account.call('getNotificationSettings', { token })
    const choices = body?.choices as { kind: string; ways: string[] }[]
    return Object.fromEntries(choices.map(({ kind, ways }) => [kind, ways.join(' ')]))
  }
  const before = await chosen()
  expect(before).toMatchObject({ TRIP_START: 'PUSH', INVOICE_DUE: 'MAIL', NEWS: 'SMS' })
  const choose = (body: object) => account.call('chooseNotificationWays', { token, body })
  expect((await choose({ kind: 'INVOICE_DUE', ways: ['SMS', 'MAIL', 'SMS'] })).status).toBe(200)
  expect((await choose({ kind: 'TRIP_START', ways: [] })).status).toBe(200)
  expect(await chosen()).toEqual({ ...before, INVOICE_DUE: 'SMS MAIL', TRIP_START: '' })
  for (const [body, code] of [
    [{ kind: 'INVOICE_DUE', ways: [] }, 'field.must-arrive'],
    [{ kind: 'NEWS', ways: ['PUSH'] }, 'field.unknown'],
  ] as const)
    expect(await choose(body)).toMatchObject({ status: 400, body: { errors: [{ fieldName: 'ways', code }] } })
  expect((await choose({ kind: 'INVOICE_DUE', ways: ['PIGEON'] })).body).toMatchObject({
    errors: [{ code: 'field.unknown' }],
  })
  expect((await choose({ kind: 'GOSSIP', ways: ['SMS'] })).body).toMatchObject({ errors: [{ fieldName: 'kind' }] })
  const stranger = await account.logIn(testPeople.stranger)
  expect((await account.call('getNotificationSettings', { token: stranger })).body?.choices).not.toEqual(
    (await account.call('getNotificationSettings', { token })).body?.choices,
  )
})

test('STOPP ends the news in the profile too, until they are chosen again', async () => {
  const { database } = account.site.suite
  const news = async () => {
    const { body } = await account.call('getNotificationSettings', { token })
    const choices = body?.choices as { kind: string; ways: string[] }[]
    return choices.find(({ kind }) => kind === 'NEWS')?.ways
  }
  const person = (await account.call('whoami', { token })).body?.person as { id: number }
  await database.change('insert into sms_stop (organization_id, person_id, at) values (1, $1, now())', [person.id])
  expect(await news()).toEqual([])
  await account.call('chooseNotificationWays', { token, body: { kind: 'NEWS', ways: ['SMS'] } })
  expect(await news()).toEqual(['SMS'])
  await account.call('chooseNotificationWays', { token, body: { kind: 'NEWS', ways: [] } })
  expect([await news(), await database.rows('select 1 from sms_stop')]).toEqual([[], []])
})

test('a subscription whose address is no push service is refused at its field', async () => {
  for (const elsewhere of ['http://127.0.0.1:5432/', 'https://internal.test/', 'https://169.254.169.254/']) {
    expect((await add({ name: 'X', endpoint: elsewhere })).body).toMatchObject({ errors: [{ fieldName: 'endpoint' }] })
  }
})

test('a notification is sent encrypted and signed; a subscription that is gone is deleted', async () => {
  const { database } = account.site.suite
  const { port } = service.address() as AddressInfo
  await add({ name: 'Telefonen', endpoint })
  await database.change('update push_token set endpoint = $1', [`http://127.0.0.1:${port}/send/abc`])
  const [row] = await database.rows<{ id: number }>('select id from push_token')
  const send = () => account.call('testPushToken', { token, params: { id: row?.id } })
  expect((await send()).status).toBe(204)
  await until(() => pushed.length === 1)
  expect(pushed[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(pushed[0]?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/)
  expect(pushed[0]?.body.length).toBeGreaterThan(100)
  expect(pushed[0]?.body.toString('latin1')).not.toContain('Delebil')

  status = 410
  await send()
  await until(() => pushed.length === 2)
  await wait(300)
  expect(await database.rows('select 1 from push_token')).toEqual([])
})
