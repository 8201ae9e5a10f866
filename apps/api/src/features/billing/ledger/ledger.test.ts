import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { savepoint, transaction } from '../../../platform/db/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { billMembership } from '../bill-membership.ts'
import { creditInvoice } from '../credit-invoice.ts'
import { allocatePayment } from '../incoming/allocate-payment.ts'
import { addTestPayment } from '../incoming/test-payment.ts'
import { addPayout } from '../payouts/add-payout.ts'
import { findBrokenPromises } from '../stores/broken-promises.ts'
import { findInvoiceOf } from '../stores/invoices.ts'
import { listPayables } from '../stores/payouts.ts'
import { listAgedReceivables, sumOpenBills } from '../stores/receivables.ts'
import { addTestCharge } from '../test-invoice.ts'
import { bookMonth, reckonMonth } from './book-month.ts'
import { journalCsv } from './journal-csv.ts'
import { reverseWriteOffs, writeOff } from './write-off.ts'

const organizationId = 1
const membershipId = testOrg.companyMembershipId
const key = { organizationId, membershipId }
const at = new Date('2026-11-20T09:00:00+01:00')
const day = new Date('2026-11-02T09:00:00+01:00')
const who = { why: 'Prøve', personId: null, at }

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
  await suite.database.change("update organization set bank_account = '99990100000'")
})
afterAll(() => suite.drop())

const undone = Symbol('undone')
const tried = (work: (tx: Queryable) => Promise<void>): Promise<void> =>
  transaction(suite.database, async (tx) => {
    await work(tx)
    throw undone
  }).catch((error: unknown) => {
    if (error !== undone) throw error
  })

const bill = async (tx: Queryable, ore: number): Promise<number> => {
  await addTestCharge(tx, { ore })
  return (await billMembership(tx, key, day)) ?? 0
}
const invoiceOf = async (tx: Queryable, id: number) => {
  const found = await findInvoiceOf(tx, { organizationId, id })
  if (found === undefined) throw new Error('No invoice.')
  return found
}
const pay = async (tx: Queryable, invoiceId: number, amountOre: number, overOre = 0): Promise<void> => {
  const payment = await addTestPayment(tx, amountOre + overOre)
  const over = overOre > 0 ? [{ target: 'CREDIT' as const, membershipId, amountOre: overOre }] : []
  const parts = amountOre > 0 ? [{ target: 'INVOICE' as const, invoiceId, amountOre }] : []
  await allocatePayment(tx, { organizationId, id: payment }, [...parts, ...over], { on: '2026-11-20', at, by: null })
}
const refund = async (tx: Queryable): Promise<void> => {
  const [payable] = await listPayables(tx, key)
  if (payable === undefined) return
  const { source, sourceId } = payable
  await addPayout(tx, { ...key, ...who, source, sourceId, receiver: 'Firma AS', account: '86011117947' })
}

/** All that must be true whatever has happened. */
const allIsWell = async (tx: Queryable): Promise<void> => {
  expect(await findBrokenPromises(tx)).toEqual([])
  const { journal, receivables, vat, accounts } = await reckonMonth(tx, organizationId, '2026-11')
  expect(journal.debitOre).toBe(journal.creditOre)
  expect(receivables.closingOre).toBe(await sumOpenBills(tx, organizationId, '2026-11-30'))
  const aged = await listAgedReceivables(tx, organizationId, '2026-11-30')
  expect(aged.reduce((sum, { balanceOre }) => sum + balanceOre, 0)).toBe(receivables.closingOre)
  const of = (account: string) => accounts.find((one) => one.account === account) ?? { debitOre: 0, creditOre: 0 }
  const vatOre = vat.reduce((sum, one) => sum + one.vatOre - one.lostVatOre, 0)
  expect(of('2700').creditOre - of('2700').debitOre).toBe(vatOre)
}

test('a loss takes its VAT back, and a loss of a part of an invoice takes that part', async () => {
  await tried(async (tx) => {
    const id = await bill(tx, 12_501)
    await pay(tx, id, 2501)
    expect(await writeOff(tx, await invoiceOf(tx, id), { ...who, amountOre: 4000 })).toBe(4000)
    expect(await writeOff(tx, await invoiceOf(tx, id), who)).toBe(6000)
    await expect(savepoint(tx, async () => writeOff(tx, await invoiceOf(tx, id), who))).rejects.toThrow(
      'invoice.not-open',
    )
    const { vat, accounts, writtenOffOre, receivables } = await reckonMonth(tx, organizationId, '2026-11')
    expect(vat).toEqual([
      { vatCode: '3', vatPercent: 25, netOre: 10_001, vatOre: 2500, lostNetOre: 8000, lostVatOre: 2000 },
    ])
    expect(accounts.find(({ account }) => account === '7830')).toEqual({
      account: '7830',
      debitOre: 8000,
      creditOre: 0,
    })
    expect([writtenOffOre, receivables.closingOre]).toEqual([10_000, 0])
    await allIsWell(tx)
    expect(await reverseWriteOffs(tx, await invoiceOf(tx, id), who)).toBe(10_000)
    expect((await reckonMonth(tx, organizationId, '2026-11')).receivables.closingOre).toBe(10_000)
    await allIsWell(tx)
  })
})

test('more than rests, or a day that is not yet, is refused and nothing is written off', async () => {
  await tried(async (tx) => {
    const invoice = await invoiceOf(tx, await bill(tx, 10_000))
    for (const more of [{ amountOre: 10_001 }, { postedOn: '2026-11-21' }, { postedOn: '2026-11-01' }])
      await expect(savepoint(tx, () => writeOff(tx, invoice, { ...who, ...more }))).rejects.toThrow(Refusal)
    expect(await tx.rows('select from write_off')).toEqual([])
  })
})

test.each([
  { product: 'deposit', kind: 'DEPOSIT', account: '2900' },
  { product: 'share', kind: 'SHARE', account: '2010' },
])(
  'a $product that was paid is paid back by a credit note, once, and owes nothing to anybody after',
  async ({ product, kind, account: booked }) => {
    await tried(async (tx) => {
      await tx.change(
        `insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
         vat_percent, vat_ore, delivered_from, delivered_to, source)
       select 1, $1, id, name, 1, unit, 200000, 200000, '7', 0, 0, '2026-10-01', '2026-10-01', 'STAFF' from product
       where organization_id = 1 and key = $2`,
        [membershipId, product],
      )
      const id = (await billMembership(tx, key, day)) ?? 0
      expect(await listPayables(tx, key)).toEqual([])
      await pay(tx, id, 200_000)
      expect(await listPayables(tx, key)).toMatchObject([{ source: 'CHARGE', kind, amountOre: 200_000 }])
      await refund(tx)
      expect(await listPayables(tx, key)).toEqual([])
      expect(await tx.rows('select kind, state, amount_ore from payout')).toEqual([
        { kind, state: 'WAITING', amount_ore: 200_000 },
      ])
      const { accounts, receivables } = await reckonMonth(tx, organizationId, '2026-11')
      expect(receivables.closingOre).toBe(0)
      expect(accounts.find(({ account }) => account === booked)).toEqual({
        account: booked,
        debitOre: 200_000,
        creditOre: 200_000,
      })
      await allIsWell(tx)
    })
  },
)

test('the journal as a file has the columns of its description, and debit and credit are the same sum', async () => {
  await tried(async (tx) => {
    const id = await bill(tx, 12_501)
    await pay(tx, id, 12_501, 500)
    const text = journalCsv(await bookMonth(tx, organizationId, '2026-11'), new Map([[membershipId, 'Firma AS']]))
    const [head, ...rows] = text
      .replace('\ufeff', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'))
    expect(head).toEqual([
      'Dato',
      'Bilag',
      'Bilagstype',
      'Medlemskap',
      'Navn',
      'Konto',
      'MVA-kode',
      'MVA-sats',
      'Debet',
      'Kredit',
    ])
    expect(rows.filter(([, , kind]) => kind === 'Faktura').map((row) => row.slice(4))).toEqual([
      ['Firma AS', '1500', '', '', '125,01', ''],
      ['Firma AS', '3000', '3', '25', '', '100,01'],
      ['Firma AS', '2700', '3', '25', '', '25,00'],
    ])
    const sum = (column: number) =>
      rows.reduce((total, row) => total + Math.round(100 * Number((row[column] ?? '').replace(',', '.'))), 0)
    expect(sum(8)).toBe(sum(9))
    expect(sum(8)).toBeGreaterThan(25_000)
  })
})

test('invoice, credit notes, payments and write-offs are the balance, and the books balance, in whatever order one bills, is paid, credits, loses and pays back', async () => {
  const step = fc.record({
    what: fc.constantFrom('bill', 'bill', 'pay', 'overpay', 'credit', 'lose', 'regain', 'refund'),
    ore: fc.integer({ min: 1, max: 90_000 }),
    of: fc.nat({ max: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await tried(async (tx) => {
        const bills: number[] = []
        for (const { what, ore, of } of steps) {
          if (what === 'bill') bills.push(await bill(tx, ore))
          if (what === 'refund') await refund(tx)
          const id = bills[of % Math.max(bills.length, 1)]
          if (id === undefined) continue
          const invoice = await invoiceOf(tx, id)
          const { rest } = await tx.theRow<{ rest: number }>('select rest_ore as rest from invoice where id = $1', [id])
          if (what === 'pay' && rest > 0) await pay(tx, id, Math.min(ore, rest))
          if (what === 'overpay') await pay(tx, id, Math.max(rest, 0), ore)
          if (what === 'lose' && rest > 0) await writeOff(tx, invoice, { ...who, amountOre: Math.min(ore, rest) })
          if (what === 'regain') await reverseWriteOffs(tx, invoice, who)
          if (what === 'credit' && !invoice.isCredited)
            await creditInvoice(tx, invoice, { isBilledAnew: of % 2 === 0, why: 'Prøve', personId: 1, at })
        }
        await allIsWell(tx)
      })
    }),
    { numRuns: 40 },
  )
})
