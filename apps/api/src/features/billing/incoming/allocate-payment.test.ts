import { spreadPayment } from '@delebil/validation'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { insertAllocations, listAllocationsOf, listCredit, reversalOf } from '../stores/allocations.ts'
import { findBrokenPromises } from '../stores/broken-promises.ts'
import { lockIncomingPayment } from '../stores/incoming-payments.ts'
import { findInvoiceBalance, findMembershipBalance, listUnpaid } from '../stores/invoice-balance.ts'
import { allocatePayment, type Part } from './allocate-payment.ts'
import { addTestPayment } from './test-payment.ts'

const membership = { organizationId: 1, membershipId: testOrg.companyMembershipId }
const at = new Date('2026-11-20T09:00:00+01:00')
const posted = { on: '2026-11-20', at, by: null }

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

let number = 20_000
const addInvoice = async (tx: Queryable, ore: number): Promise<number> => {
  number += 1
  const { id } = await tx.theRow<{ id: number }>(
    `insert into invoice (organization_id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account, total_ore, vat_ore)
     values (1, $1::int, $2, 'Firma AS', '2026-11-01', '2026-11-15', $1::int::text, '99990100000', $3, 0) returning id`,
    [number, membership.membershipId, ore],
  )
  return id
}
const isPaid = async (tx: Queryable, id: number) =>
  (await tx.theRow<{ paid: boolean }>('select paid_at is not null as paid from invoice where id = $1', [id])).paid
const allocate = (tx: Queryable, id: number, parts: readonly Part[]) =>
  allocatePayment(tx, { organizationId: 1, id }, parts, posted)
const pay = (invoiceId: number, amountOre: number): Part => ({ target: 'INVOICE', invoiceId, amountOre })
const undone = Symbol('undone')
/** Work that leaves nothing behind. */
const tried = async (work: (tx: Queryable) => Promise<void>): Promise<void> => {
  await transaction(suite.database, async (tx) => {
    await work(tx)
    throw undone
  }).catch((error: unknown) => {
    if (error !== undone) throw error
  })
}
const refusal = (work: (tx: Queryable) => Promise<unknown>) =>
  transaction(suite.database, work).then(
    () => 'done',
    (error: { code?: string; constraint?: string; message: string }) => error.code ?? error.message,
  )

test('an invoice is paid in parts by two payments, and is paid when nothing rests', async () => {
  await tried(async (tx) => {
    const invoice = await addInvoice(tx, 50_000)
    const [first, second] = [await addTestPayment(tx, 20_000), await addTestPayment(tx, 30_000)]
    await allocate(tx, first, [pay(invoice, 20_000)])
    expect(await findInvoiceBalance(tx, { organizationId: 1, id: invoice })).toMatchObject({
      paidOre: 20_000,
      restOre: 30_000,
    })
    expect([await isPaid(tx, invoice), (await listUnpaid(tx, membership)).length]).toEqual([false, 1])
    await allocate(tx, second, [pay(invoice, 30_000)])
    expect([await isPaid(tx, invoice), (await listUnpaid(tx, membership)).length]).toEqual([true, 0])
    const [part] = await listAllocationsOf(tx, 1, second)
    if (part) await insertAllocations(tx, 1, [reversalOf(part)], posted)
    expect([await isPaid(tx, invoice), (await listAllocationsOf(tx, 1, second)).length]).toEqual([false, 0])
  })
})

test('one payment covers several invoices, and what is over is credit of the membership', async () => {
  await tried(async (tx) => {
    const invoices = [await addInvoice(tx, 10_000), await addInvoice(tx, 15_000)]
    const payment = await addTestPayment(tx, 26_800)
    const parts = invoices.map((id, index) => pay(id, index === 0 ? 10_000 : 15_000))
    await allocate(tx, payment, [
      ...parts,
      { target: 'CREDIT', membershipId: membership.membershipId, amountOre: 1800 },
    ])
    expect(await findMembershipBalance(tx, membership)).toEqual({ restOre: 0, creditOre: 1800 })
    expect(await listCredit(tx, 1, membership.membershipId)).toMatchObject([{ paymentId: payment, amountOre: 1800 }])
    expect(await lockIncomingPayment(tx, { organizationId: 1, id: payment })).toMatchObject({
      allocatedOre: 26_800,
      creditOre: 1800,
    })
  })
})

test('more than a payment is, or than rests of an invoice, is refused and nothing is written', async () => {
  const [invoice, payment] = await transaction(suite.database, async (tx) => [
    await addInvoice(tx, 10_000),
    await addTestPayment(tx, 12_000),
  ])
  const id = payment ?? 0
  expect(await refusal((tx) => allocate(tx, id, [pay(invoice ?? 0, 10_001)]))).toBe('incoming-payment.more-than-rests')
  expect(
    await refusal((tx) => allocate(tx, id, [pay(invoice ?? 0, 10_000), { target: 'REPAID', amountOre: 2001 }])),
  ).toBe('incoming-payment.too-much')
  expect(await listAllocationsOf(suite.database, 1, id)).toEqual([])
})

test('twenty at once who pay the same invoice with the same payment pay it once', async () => {
  const [invoice, payment] = await transaction(suite.database, async (tx) => [
    await addInvoice(tx, 7000),
    await addTestPayment(tx, 7000),
  ])
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refusal((tx) => allocate(tx, payment ?? 0, [pay(invoice ?? 0, 7000)]))),
  )
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
  expect(await findInvoiceBalance(suite.database, { organizationId: 1, id: invoice ?? 0 })).toMatchObject({
    paidOre: 7000,
    restOre: 0,
  })
})

test('a payment and what it pays are never changed or deleted, only reversed', async () => {
  const payment = await transaction(suite.database, (tx) => addTestPayment(tx, 500))
  await allocate(suite.database, payment, [{ target: 'REPAID', amountOre: 500 }])
  for (const sql of [
    'update incoming_payment set amount_ore = 501',
    'delete from incoming_payment',
    'update payment_allocation set amount_ore = 501',
    'delete from payment_allocation',
  ])
    await expect(suite.database.change(sql)).rejects.toThrow('never change')
})

test('a payment that stands there already is not written again', async () => {
  const made = { sourceKey: 'bank-1', amountOre: 100 }
  await transaction(suite.database, (tx) => addTestPayment(tx, 100, made))
  const again = transaction(suite.database, (tx) => addTestPayment(tx, 100, made))
  await expect(again).rejects.toThrow('there already')
})

test('payments in any order, some of them reversed, break no promise, and rests and credit add up', async () => {
  const ore = fc.integer({ min: 1, max: 60_000 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(ore, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(ore, fc.boolean()), { maxLength: 8 }),
      async (totals, payments) => {
        await tried(async (tx) => {
          const invoices: number[] = []
          for (const total of totals) invoices.push(await addInvoice(tx, total))
          for (const [amountOre, isReversed] of payments) {
            const payment = await addTestPayment(tx, amountOre)
            const { parts, overOre } = spreadPayment(
              amountOre,
              (await listUnpaid(tx, membership)).map(({ id, restOre }) => ({ invoiceId: id, restOre })),
            )
            const over =
              overOre > 0
                ? [{ target: 'CREDIT' as const, membershipId: membership.membershipId, amountOre: overOre }]
                : []
            await allocate(tx, payment, [...parts.map((part) => pay(part.invoiceId, part.amountOre)), ...over])
            if (isReversed)
              await insertAllocations(tx, 1, (await listAllocationsOf(tx, 1, payment)).map(reversalOf), posted)
          }
          const kept = payments.filter(([, isReversed]) => !isReversed).reduce((sum, [amountOre]) => sum + amountOre, 0)
          const { restOre, creditOre } = await findMembershipBalance(tx, membership)
          const before = await suite.database.theRow<{ rest: number }>(
            'select coalesce(sum(rest_ore), 0)::int as rest from invoice',
          )
          expect(restOre - creditOre).toBe(before.rest + totals.reduce((sum, total) => sum + total, 0) - kept)
          const broken = (await findBrokenPromises(tx)).map(({ promise }) => promise)
          expect(
            broken.filter(
              (promise) => !/^an invoice is the sum|^every voucher/.test(promise) && !promise.startsWith('the numbers'),
            ),
          ).toEqual([])
        })
      },
    ),
    { numRuns: 25 },
  )
})
