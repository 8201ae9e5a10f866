import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeTripletex, startFakeTripletex } from './fake.ts'
import { callFake } from './test-fake-calls.ts'

let today = '2026-11-25'
let fake: FakeTripletex
beforeAll(async () => {
  fake = await startFakeTripletex({ today: () => today, limit: 60 })
})
afterAll(() => fake.stop())
const { send, call, logIn } = callFake(() => fake)

test.each([
  [{ name: 'Per', prefix: 'Hr.' }, 'prefix'],
  [{ name: 5 }, 'name'],
  [{ name: 'Per', customerNumber: 1.5 }, 'customerNumber'],
  [{ name: 'Per', invoiceSendMethod: 'POST' }, 'invoiceSendMethod'],
  [{ name: 'Per', isCustomer: true }, 'isCustomer'],
  [{ name: 'Per', postalAddress: { street: 'Torget' } }, 'postalAddress.street'],
  [{ name: 'Per', currency: { code: 'NOK' } }, 'currency.id'],
] as const)('a body the published interface does not know is refused at its field: %j', async (body, field) => {
  expect(await call('POST', '/customer', body)).toMatchObject({
    status: 422,
    body: { code: 16_000, validationMessages: [{ field }] },
  })
})

test('a body that is no JSON, a path that is not there and a method that a path has not are refused', async () => {
  expect((await call('POST', '/customer', '{')).body.code).toBe(16_000)
  expect((await call('GET', '/customers')).status).toBe(404)
  expect((await call('PUT', '/customer')).status).toBe(404)
})

test('a list by date needs both dates, and the day that it is until is not in it', async () => {
  expect((await call('GET', '/invoice?invoiceDateFrom=2026-11-01')).status).toBe(422)
  expect((await call('GET', '/order?orderDateFrom=2026-11-01&orderDateTo=2026-11-01')).status).toBe(422)
  const customer = (await call('POST', '/customer', { name: 'Per' })).body.value['id']
  const days = { orderDate: '2026-11-25', deliveryDate: '2026-11-25' }
  await call('POST', '/order', { customer: { id: customer }, number: '34-1', ...days })
  const until = async (day: string) =>
    (await call('GET', `/order?orderDateFrom=2026-11-01&orderDateTo=${day}&number=34-1`)).body.values.length
  expect([await until('2026-11-25'), await until('2026-11-26')]).toEqual([0, 1])
})

test('a record that another points at comes as its id alone unless it is asked for', async () => {
  const { body } = await call('GET', '/ledger/account?number=3605')
  expect(body.values).toMatchObject([{ legalVatTypes: [{ url: expect.any(String) }] }])
  expect(JSON.stringify(body.values)).not.toContain('percentage')
})

test('tokens that are wrong, a day that is not later, and no session at all are refused', async () => {
  const create = (more: object) =>
    send('POST', '/token/session/:create', {
      consumerToken: fake.consumerToken,
      employeeToken: fake.employeeToken,
      expirationDate: '2026-11-26',
      ...more,
    })
  expect((await create({})).status).toBe(201)
  expect((await create({ employeeToken: 'other' })).status).toBe(401)
  expect((await create({ expirationDate: today })).status).toBe(422)
  expect(await send('GET', '/customer')).toMatchObject({ status: 401, body: { code: 3000 } })
})

test('a session ends at midnight of its day', async () => {
  await logIn()
  expect((await call('GET', '/product')).status).toBe(200)
  today = '2099-01-01'
  expect((await call('GET', '/product')).status).toBe(401)
  today = '2026-11-25'
})

test('each answer says how often it may be asked, and the refusal for its number says nothing of it', async () => {
  expect((await call('GET', '/product')).headers.get('x-rate-limit-remaining')).toMatch(/^\d+$/)
  let answer = await call('GET', '/product')
  for (let left = 60; answer.status === 200 && left > 0; left -= 1) answer = await call('GET', '/product')
  expect([answer.status, answer.headers.get('x-rate-limit-reset')]).toEqual([429, null])
})
