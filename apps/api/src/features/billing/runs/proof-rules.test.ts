import { describe, expect, test } from 'vitest'
import type { RunBill } from '../stores/run-bills.ts'
import type { Seller } from '../stores/sellers.ts'
import { type billRules, breachesOf } from './proof-rules.ts'

const seller: Seller = {
  name: 'Byfjord bildeling',
  organizationNumber: '984661185',
  phone: null,
  email: null,
  addressLine: 'Gata 1',
  postalCode: '5003',
  city: 'Bergen',
  isVatRegistered: true,
  isInBusinessRegister: true,
  bankAccount: '99990100000',
}
const bill: RunBill = {
  membershipId: 2,
  method: 'EMAIL',
  customerName: 'Firma AS',
  addressLine: 'Veien 2',
  postalCode: '5004',
  city: 'Bergen',
  buyerOrganizationNumber: '974760673',
  buyerReference: 'Avdeling 210',
  receiver: 'faktura@firma.example',
  grossOre: 12_500,
  vatOre: 2500,
  lines: 3,
  setAside: null,
  isAsDrafted: true,
  bounced: null,
  placeless: 0,
  textless: 0,
  wrongRate: 0,
  wrongVat: 0,
  feesOnOutlays: 0,
  products: ['1010', '1020'],
  isDirectDebited: true,
  wantsNotice: false,
  dueDate: '2026-11-20',
  vat: [{ vatCode: '3', vatPercent: 25, grossOre: 12_500, vatOre: 2500 }],
}

const sentAt = new Date('2026-11-16T13:59:00+01:00')
const books = { products: new Map([['1099', 'Låst i Tripletex.']]), customers: new Map([[9, 'Inaktiv.']]) }
const terms = { directDebit: { leadDays: 4, isBankNotifying: true, sentAt }, books }

/** What each rule refuses, made of a bill that passes all of them. */
const refused: Readonly<Record<keyof typeof billRules, readonly [change: Partial<RunBill>, of?: Partial<Seller>]>> = {
  'run.as-drafted': [{ isAsDrafted: false }],
  'buyer.name': [{ customerName: ' ' }],
  'buyer.address-or-number': [{ city: null, buyerOrganizationNumber: null }],
  'buyer.organization-number': [{ buyerOrganizationNumber: '974760637' }],
  'delivery.place': [{ placeless: 1 }],
  'line.text': [{ textless: 2 }],
  'vat.rate': [{ wrongRate: 1 }],
  'vat.amount': [{ wrongVat: 1 }],
  'vat.registered': [{}, { isVatRegistered: false }],
  'vat.outlay': [{ feesOnOutlays: 1 }],
  'direct-debit.lead-time': [{ dueDate: '2026-11-19' }],
  'books.customer': [{ membershipId: 9 }],
  'books.product': [{ products: ['1010', '1099'] }],
  'sum.not-negative': [
    { grossOre: -100, vatOre: -20, vat: [{ vatCode: '3', vatPercent: 25, grossOre: -100, vatOre: -20 }] },
  ],
  'sum.codes': [{ grossOre: 12_501 }],
  'email.receiver': [{ receiver: 'faktura@firma' }],
  'email.bounced': [{ bounced: 'no such mailbox' }],
  'print.address': [{ method: 'PRINT', postalCode: null }],
  'ehf.receiver': [{ method: 'EHF', buyerOrganizationNumber: null }],
  'ehf.reference': [{ method: 'EHF', buyerReference: null }],
}

/** What passes where another sending would not. */
const passing: readonly (readonly [string, Partial<RunBill>])[] = [
  ['an invoice by e-mail', {}],
  ['one of 0 kr', { grossOre: 0, vatOre: 0, vat: [] }],
  ['a private one with an address and no number', { buyerOrganizationNumber: null }],
  ['a company without an address', { addressLine: null, postalCode: null, city: null }],
  ['a printed one without an e-mail address', { method: 'PRINT', receiver: null }],
  ['EHF that once bounced as e-mail', { method: 'EHF', receiver: '974760673', bounced: 'no such mailbox' }],
  ['one due too soon for AvtaleGiro that nobody has', { dueDate: '2026-11-17', isDirectDebited: false }],
  ['an e-mail with copies', { receiver: 'a@firma.example, b@firma.example' }],
]

describe('the rules of the proof', () => {
  test.each(passing)('%s breaks no rule of the proof', (_what, change) => {
    expect(breachesOf({ ...bill, ...change }, seller, terms)).toEqual([])
  })

  test.each(Object.entries(refused))(
    'the rule of the proof %s refuses what it is for, and nothing else does',
    (rule, made) => {
      const [change, of = {}] = made
      const [breach, ...more] = breachesOf({ ...bill, ...change }, { ...seller, ...of }, terms)
      expect([breach?.rule, more]).toEqual([rule, []])
      expect(breach?.text).toMatch(/^[A-ZÆØÅ].+\S$/)
      for (const field of breach?.fields ?? []) expect([...Object.keys(bill), 'invoiceEmail']).toContain(field)
    },
  )

  test('a claim that the bank gives notice of is told the next due date that reaches it, and none where the club gives notice', () => {
    const notified = { ...bill, wantsNotice: true }
    const [breach] = breachesOf(notified, seller, terms)
    expect(breach?.text).toBe(
      'AvtaleGiro med varsel fra banken med dette forfallet måtte være i banken fre. 30. okt. 14:00. Første forfall som rekker, er tir. 15. des.',
    )
    const own = { books, directDebit: { ...terms.directDebit, isBankNotifying: false } }
    expect(breachesOf(notified, seller, own)).toEqual([])
    expect(breachesOf(notified, seller, { books: null, directDebit: null })).toEqual([])
    expect(breachesOf({ ...notified, dueDate: '2026-12-15' }, seller, terms)).toEqual([])
  })
})
