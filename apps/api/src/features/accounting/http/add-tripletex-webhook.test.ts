import { tripletexWebhookPath } from '@delebil/core-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeTripletex, startFakeTripletex } from '../../../adapters/accounting/fake/fake.ts'
import { webhookHeader } from '../../../adapters/accounting/port.ts'
import { createTripletex } from '../../../adapters/accounting/tripletex.ts'
import { allPermissions } from '../../../testing/test-admin-desk.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../../testing/test-admin-site.ts'
import { readSubscriptions, renewSubscriptions } from '../subscriptions.ts'

let site: AdminSite
let staff: Hired
let fake: FakeTripletex
const woken: unknown[] = []
const jobs = {
  enqueue: async (_tx: unknown, name: string, data: unknown) => {
    woken.push([name, data])
  },
}
const tripletex = () => createTripletex(fake, 'a-key-of-the-settings')
beforeAll(async () => {
  fake = await startFakeTripletex()
  site = await startAdminSite({ jobs, accounting: { tripletex: tripletex() } })
  staff = await site.hire(1, allPermissions)
  await site.database.change("update organization set accounting_system = 'TRIPLETEX' where id = 1")
  await site.database.change('insert into accounting_configuration (organization_id, employee_token) values (1, $1)', [
    tripletex().seal(fake.employeeToken),
  ])
})
afterAll(async () => {
  await site.stop()
  await fake.stop()
})

const call = (organizationId: number, secret: string) =>
  site.app.inject({
    method: 'POST',
    url: tripletexWebhookPath(organizationId),
    headers: { [webhookHeader]: secret, 'content-type': 'application/json' },
    payload: '{"event":"closeGroup.create","id":1}',
  })

test('a call with the secret of its organization wakes the reading of payments and of what is unknown, and is told on the configuration', async () => {
  expect((await call(1, tripletex().webhookSecret(1))).statusCode).toBe(204)
  expect(woken).toEqual([
    ['payments-of-books', { organizationId: 1 }],
    ['accounting', { organizationId: 1 }],
  ])
  const answer = await site.ask('tripletex.read', staff.token, { params: { organizationId: 1 } })
  expect(answer.body).toMatchObject({ webhook: { calledAt: expect.any(String), subscriptions: [] } })
})

test('a call with the secret of another organization, or about one without books, wakes nothing: resource.unknown', async () => {
  woken.length = 0
  expect((await call(1, tripletex().webhookSecret(2))).json()).toMatchObject({ code: 'resource.unknown' })
  expect((await call(2, tripletex().webhookSecret(2))).json()).toMatchObject({ code: 'resource.unknown' })
  expect(woken).toEqual([])
})

test('the books are made to call for what was paid, and what has stopped calling is made anew', async () => {
  const books = tripletex().open(fake.employeeToken)
  const address = 'https://delebil.test/api/tripletex/1/webhook'
  await renewSubscriptions(books, address, 'secret')
  await renewSubscriptions(books, address, 'secret')
  const active = [
    { event: 'closeGroup.create', status: 'ACTIVE' },
    { event: 'closeGroup.delete', status: 'ACTIVE' },
  ]
  expect(await readSubscriptions(books, address)).toEqual(active)
  for (const one of fake.company.subscriptions.values()) one['status'] = 'DISABLED_TOO_MANY_ERRORS'
  expect(await readSubscriptions(books, address)).toMatchObject([{ status: 'DISABLED_TOO_MANY_ERRORS' }, {}])
  await renewSubscriptions(books, address, 'secret')
  expect(await readSubscriptions(books, address)).toEqual(active)
  // It calls nobody in the clear.
  await expect(books.subscribe('closeGroup.create', 'http://delebil.test', 'secret')).rejects.toMatchObject({
    status: 422,
  })
})

test('a site that does not answer on https has nobody call it, and says so', async () => {
  const answer = await site.ask('tripletex.subscribe', staff.token, { params: { organizationId: 1 } })
  expect(answer.body).toMatchObject({ webhook: { problem: expect.stringContaining('https') } })
})
