import { type Endpoint, requestAddress } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { ask } from '../../../testing/test-site.ts'
import { settlePayment } from '../../payments/settle-payment.ts'
import { type PaymentSite, startPaymentSite } from '../../payments/test-payment-site.ts'

const { organizationId, owner, privateMembershipId: id } = testOrg

let own: PaymentSite
let paymentId: string
beforeAll(async () => {
  own = await startPaymentSite()
  const permission = 'insert into organization_permission (organization_id, person_id, permission) values ($1, $2, $3)'
  for (const may of ['MEMBERSHIP_READ', 'MEMBERSHIP_WRITE'])
    await own.site.suite.database.change(permission, [organizationId, owner, may])
})
beforeEach(async () => {
  await own.reset()
  await own.site.suite.database.change('delete from admin_change')
  own.fake.tell(false)
  paymentId = await own.beginId()
  await own.fake.setState(paymentId, 'AUTHORIZED')
  expect(await settlePayment(own.parts, paymentId, new Date())).toBe('paid')
})
afterAll(() => own.stop())

const call = adminContract['memberships.refund-deposit'] as Endpoint
const seenVersion = async () => {
  const [row] = await own.site.suite.database.rows<{ version: number }>(
    'select version from membership where organization_id = $1 and id = $2',
    [organizationId, id],
  )
  return row?.version
}
const refund = async (sent: object = {}, key?: string) => {
  const body = { version: await seenVersion(), ...sent }
  const address = requestAddress(call, { id }, { orgId: String(organizationId) })
  const { status, body: answer } = await ask(own.site.address + address, {
    method: 'POST',
    headers: {
      authorization: own.token,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  return { status, code: answer?.['code'], entity: answer?.['entity'] }
}
const paidBack = () => own.fake.find(paymentId)?.refundedOre
const kept = () => own.site.suite.database.rows(`select changes from admin_change where action = 'refund-deposit'`)

test('the deposit is refunded through the payment service, and the history says so', async () => {
  expect(await refund({ why: 'Sluttet' })).toMatchObject({
    status: 200,
    entity: { refundedOre: 200_000, paidBackBy: 'Vipps' },
  })
  expect(paidBack()).toBe(200_000)
  expect(await kept()).toMatchObject([{ changes: { deposit: { to: null }, paidBackBy: { to: 'Vipps' } } }])
})

test('a refund asked for four times at once is paid once', async () => {
  const answers = await Promise.all([refund(), refund(), refund({}, 'pressed-twice-1'), refund({}, 'pressed-twice-1')])
  // Whoever waits too long for the other is told to try again.
  for (const { status } of answers) expect(status).toBeOneOf([200, 409, 503])
  expect(answers.map(({ status }) => status)).toContain(200)
  expect([paidBack(), (await kept()).length]).toEqual([200_000, 1])
  expect(await refund()).toMatchObject({ status: 409, code: 'membership.no-deposit' })
})

test('a refund that the service does not answer stores nothing, and can be tried again', async () => {
  own.fake.script('broken')
  expect(await refund()).toMatchObject({ status: 503, code: 'payment.unanswered' })
  expect(await kept()).toEqual([])
  own.fake.script('works')
  expect(await refund()).toMatchObject({ status: 200 })
  expect(paidBack()).toBe(200_000)
})

test('a refund that the service refuses can be recorded as paid by hand', async () => {
  await own.parts.payments.refund(paymentId, 250_000)
  expect(await refund()).toMatchObject({ status: 409, code: 'payment.refund-refused' })
  expect(await kept()).toEqual([])
  expect(await refund({ byHand: true })).toMatchObject({ entity: { refundedOre: 200_000, paidBackBy: null } })
  expect(await kept()).toHaveLength(1)
})
