import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '../../platform/db/transaction.ts'
import { callEndpoint, logIn, testPeople } from '../../testing/test-site.ts'
import { allocatePayment } from '../billing/incoming/allocate-payment.ts'
import { addTestPayment } from '../billing/incoming/test-payment.ts'
import { findBrokenPromises } from '../billing/stores/broken-promises.ts'
import { billTestTrip } from '../billing/test-invoice.ts'
import { settlePayment } from './settle-payment.ts'
import { type PaymentSite, startPaymentSite } from './test-payment-site.ts'

const total = 2000 + 16_000 + 9999
let own: PaymentSite
let invoice: number
beforeAll(async () => {
  own = await startPaymentSite()
})
beforeEach(async () => {
  own.fake.script('works')
  own.fake.tell(true)
  own.mails.length = 0
  invoice = await billTestTrip(own.site.suite.database)
})
afterAll(() => own.stop())

const begin = (as = own.token, key: string = randomUUID()) =>
  callEndpoint(own.site.address, 'beginInvoicePayment', {
    token: as,
    params: { id: invoice },
    headers: { 'idempotency-key': key },
  })
const idOf = ({ body }: Awaited<ReturnType<typeof begin>>) => ((body?.['entity'] ?? {}) as { id: string }).id
const beginId = async () => idOf(await begin())
const balance = () =>
  own.site.suite.database.theRow<{ rest: number; paid: boolean }>(
    'select rest_ore as rest, paid_at is not null as paid from invoice where id = $1',
    [invoice],
  )
const inBank = (amountOre: number) =>
  transaction(own.site.suite.database, async (tx) => {
    const id = await addTestPayment(tx, amountOre)
    const part = { target: 'INVOICE', invoiceId: invoice, amountOre } as const
    await allocatePayment(tx, { organizationId: 1, id }, [part], { on: '2026-11-20', at: new Date(), by: null })
  })
const came = () =>
  own.site.suite.database.rows(
    `select p.source, p.amount_ore as "amountOre", p.finding, p.credit_ore as "creditOre" from incoming_payment p
     join payment_allocation a on (a.organization_id, a.payment_id) = (p.organization_id, p.id)
     where p.source = 'PAYMENT_PORT' and a.invoice_id = $1`,
    [invoice],
  )

test('an invoice that is overdue is paid by the service, as a payment that came in, with a receipt that names it', async () => {
  const begun = await begin()
  const { status, body } = begun
  const id = idOf(begun)
  expect([status, body?.['entity']]).toMatchObject([
    201,
    { state: 'pending', amountOre: total, invoiceOre: total, invoiceId: invoice, depositOre: 0, feeOre: 0 },
  ])
  own.fake.tell(false)
  await own.fake.setState(id, 'AUTHORIZED')
  expect(await settlePayment(own.parts, id, new Date())).toBe('paid')
  expect(await settlePayment(own.parts, id, new Date())).toBe('paid')
  expect(await balance()).toEqual({ rest: 0, paid: true })
  expect(await came()).toEqual([{ source: 'PAYMENT_PORT', amountOre: total, finding: 'MATCHED', creditOre: 0 }])
  expect(own.mails.map(({ text }) => /for faktura \d+/.test(text))).toEqual([true])
  expect((await begin()).body?.['code']).toBe('payment.not-due')
  expect(await findBrokenPromises(own.site.suite.database)).toEqual([])
})

test('five who press at once begin one payment, of what rests when something was paid in the bank', async () => {
  await inBank(7999)
  const answers = await Promise.all(Array.from({ length: 5 }, () => begin()))
  const entities = answers.map(({ body }) => body?.['entity'] as { id: string; amountOre: number })
  expect(new Set(entities.map(({ id }) => id)).size).toBe(1)
  expect(entities[0]?.amountOre).toBe(total - 7999)
})

test('an invoice that the bank was first to pay is not paid twice: the approval is given up', async () => {
  own.fake.tell(false)
  const id = await beginId()
  await own.fake.setState(id, 'AUTHORIZED')
  await inBank(total)
  expect(await settlePayment(own.parts, id, new Date())).toBe('failed')
  expect([await balance(), await came()]).toEqual([{ rest: 0, paid: true }, []])
})

test('a membership that may not book for what is overdue may again when its invoice is paid', async () => {
  const { database } = own.site.suite
  await database.change("update membership set state = 'PAYMENT_REQUIRED', overdue_since = now() where id = 2")
  own.fake.tell(false)
  const id = await beginId()
  await own.fake.setState(id, 'AUTHORIZED')
  // Those of the tests before are not due yet.
  await database.change('update invoice set due_date = current_date + 30 where id <> $1', [invoice])
  expect(await settlePayment(own.parts, id, new Date())).toBe('paid')
  const { state } = await database.theRow<{ state: string }>('select state from membership where id = 2')
  expect(state).toBe('ACTIVE')
})

test('an invoice of somebody else answers like one that does not exist, and what another side owns is refused', async () => {
  const stranger = await logIn(own.site.address, testPeople.stranger)
  expect(await begin(stranger)).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
  const { database } = own.site.suite
  await database.change(
    `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'accountingOwner', '2020-01-01', '1')`,
  )
  expect((await begin()).body?.['code']).toBe('accounting.other-side')
  await database.change("delete from organization_setting where key = 'accountingOwner'")
})
