import { vatIncludedOre } from '@delebil/validation'
import fc from 'fast-check'
import { type Element, parseXmlDocument } from 'slimdom'
import { describe, expect, it, test } from 'vitest'
import { problemsOf } from '../../../adapters/access-point/fake-checks.ts'
import { testCreditNote, testGroupedPaper, testLine, testPaper } from '../test-invoice-paper.ts'
import { checkEhf } from './check-ehf.ts'
import { renderEhf } from './render-ehf.ts'

const rootOf = (xml: string) => {
  const root = parseXmlDocument(xml).documentElement
  if (root === null) throw new Error('no root')
  return root
}
/** The texts at a path of local names, as a tree walk says them. */
const at = (from: Element, path: string): string[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (all, name) => all.flatMap((one) => one.children.filter((child) => child.localName === name)),
      [from],
    )
    .map((one) => one.textContent ?? '')
const elementsAt = (from: Element, name: string) => from.children.filter((child) => child.localName === name)
const oreOf = (kroner: string | undefined) => Math.round(Number(kroner) * 100)

describe('the EHF of an invoice', () => {
  const root = rootOf(renderEhf(testPaper()))

  it('says which document it is, of when, and how it is to be paid', () => {
    expect(root.localName).toBe('Invoice')
    expect(at(root, 'InvoiceTypeCode')).toEqual(['380'])
    expect([at(root, 'ID'), at(root, 'IssueDate'), at(root, 'DueDate')].flat()).toEqual([
      '10001',
      '2026-11-01',
      '2026-11-15',
    ])
    expect(at(root, 'BuyerReference')).toEqual(['Avdeling sør'])
    expect(at(root, 'PaymentMeans/PaymentID')).toEqual([testPaper().invoice.kid])
    expect(at(root, 'PaymentMeans/PayeeFinancialAccount/ID')).toEqual(['99990100000'])
    expect(at(root, 'Delivery/ActualDeliveryDate')).toEqual(['2026-10-12'])
  })

  it('has its elements in the order that the schema of UBL demands', () => {
    const order = (of: Element) => [...new Set(of.children.map(({ localName }) => localName))].join(' ')
    const parts =
      'AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans TaxTotal LegalMonetaryTotal InvoiceLine'
    expect(order(root)).toBe(
      `CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode DocumentCurrencyCode BuyerReference ${parts}`,
    )
    expect(order(rootOf(renderEhf(testCreditNote())))).toBe(
      `CustomizationID ProfileID ID IssueDate CreditNoteTypeCode Note DocumentCurrencyCode BuyerReference BillingReference ${parts
        .replace('PaymentMeans', 'PaymentTerms')
        .replace('InvoiceLine', 'CreditNoteLine')}`,
    )
  })

  it('names seller and buyer by organization number, and the seller by VAT number and register', () => {
    const party = 'AccountingSupplierParty/Party'
    expect(at(root, `${party}/EndpointID`)).toEqual(['987654325'])
    expect(at(root, `${party}/PartyTaxScheme/CompanyID`)).toEqual(['NO987654325MVA', 'Foretaksregisteret'])
    expect(at(root, `${party}/PartyTaxScheme/TaxScheme/ID`)).toEqual(['VAT', 'TAX'])
    expect(at(root, 'AccountingCustomerParty/Party/EndpointID')).toEqual(['974760673'])
    expect(renderEhf(testPaper()).match(/schemeID="0192"/g)).toHaveLength(4)
  })

  it('is priced without VAT, to the øre, with when and where each line was delivered', () => {
    const lines = elementsAt(root, 'InvoiceLine')
    expect(lines.flatMap((line) => at(line, 'LineExtensionAmount'))).toEqual(['16.00', '128.00', '79.99', '51.00'])
    expect(lines.flatMap((line) => at(line, 'Price/PriceAmount'))).toEqual(['16.00', '32.00', '2.4239393939', '51.00'])
    expect(lines.flatMap((line) => at(line, 'Note'))[1]).toMatch(
      /^Reservasjon 100231 · bil 14 · .*2026 10:00–14:00 · Møllendal$/,
    )
  })

  it('says the VAT of each rate, and why there is none', () => {
    const shares = elementsAt(root, 'TaxTotal').flatMap((total) => elementsAt(total, 'TaxSubtotal'))
    expect(
      shares.map((share) => [at(share, 'TaxableAmount'), at(share, 'TaxAmount'), at(share, 'TaxCategory/ID')].flat()),
    ).toEqual([
      ['223.99', '56.00', 'S'],
      ['51.00', '0.00', 'E'],
    ])
    expect(at(root, 'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason')).toEqual(['Uten avgiftsbehandling'])
    expect(at(root, 'LegalMonetaryTotal/PayableAmount')).toEqual(['330.99'])
  })
})

test('a club that is not registered for VAT says so, with no VAT number and no rate', () => {
  const root = rootOf(
    renderEhf(
      testPaper({
        seller: { isVatRegistered: false, isInBusinessRegister: false },
        lines: [testLine({ vatCode: '6', vatPercent: 0 }), testLine({ vatCode: '5', vatPercent: 0 })],
      }),
    ),
  )
  expect(at(root, 'AccountingSupplierParty/Party/PartyTaxScheme')).toEqual([])
  expect(at(root, 'TaxTotal/TaxSubtotal/TaxCategory/ID')).toEqual(['O'])
  expect(at(root, 'TaxTotal/TaxSubtotal/TaxCategory/Percent')).toEqual([])
})

test('a credit note is of type 381, names its invoice, and says what it gives back above zero', () => {
  const root = rootOf(renderEhf(testCreditNote()))
  expect(root.localName).toBe('CreditNote')
  expect(at(root, 'CreditNoteTypeCode')).toEqual(['381'])
  expect(at(root, 'BillingReference/InvoiceDocumentReference/ID')).toEqual(['10001'])
  expect(at(root, 'CreditNoteLine/LineExtensionAmount')).toEqual(['16.00', '128.00', '79.99', '51.00'])
  expect(at(root, 'CreditNoteLine/CreditedQuantity')).toEqual(['1', '4', '33', '1'])
  expect(at(root, 'LegalMonetaryTotal/PayableAmount')).toEqual(['330.99'])
  expect(at(root, 'PaymentMeans')).toEqual([])
})

test('a correction within an invoice has a quantity below zero and never a price', () => {
  const back = testLine({ quantity: -4, grossOre: -16_000 })
  const root = rootOf(renderEhf(testPaper({ lines: [testLine({ grossOre: 20_000, quantity: 5 }), back] })))
  expect(at(root, 'InvoiceLine/InvoicedQuantity')).toEqual(['5', '-4'])
  expect(at(root, 'InvoiceLine/Price/PriceAmount')).toEqual(['32.00', '32.00'])
})

test('names with marks of XML and letters of other tongues are read back as they were; what XML cannot hold is left out', () => {
  const customerName = 'Ørjan & Čáhci <"Ŋ"> 😀'
  const root = rootOf(renderEhf(testPaper({ invoice: { customerName: `${customerName}\u0000\ud800` } })))
  expect(at(root, 'AccountingCustomerParty/Party/PartyName/Name')).toEqual([customerName])
})

describe('the EHF of an invoice whose lines are gathered', () => {
  const paper = testGroupedPaper()
  const root = rootOf(renderEhf(paper))

  it('says what each group comes to, whose each line is, and where it belongs in the books of the buyer', () => {
    expect(at(root, 'Note').join()).toMatch(
      /^Per fører: Ane Aas 259,99\skr; Bo & Co <AS> 20,01\skr; Uten fører 149\skr$/,
    )
    expect(at(root, 'InvoiceLine/Note').map((note) => note.split(' · ')[0])).toEqual([
      'Ane Aas',
      'Ane Aas',
      'Bo & Co <AS>',
      expect.stringMatching(/2026$/),
    ])
    expect(at(root, 'InvoiceLine/AccountingCost')).toEqual(['210', '210', '220'])
  })

  it('has all lines along as a file, breaks no rule, and is taken by the access point as it is', () => {
    const file = elementsAt(root, 'AdditionalDocumentReference')[0] as Element
    expect(at(file, 'ID')).toEqual(['faktura-10001.csv'])
    const csv = Buffer.from(at(file, 'Attachment/EmbeddedDocumentBinaryObject').join(), 'base64').toString('utf8')
    expect(csv.split('\r\n')).toHaveLength(paper.lines.length + 2)
    expect(checkEhf(paper)).toEqual([])
    expect(problemsOf(renderEhf(paper), '0192:974760673')).toEqual([])
    const order = root.children.map(({ localName }) => localName)
    expect(order.indexOf('AdditionalDocumentReference')).toBe(order.indexOf('AccountingSupplierParty') - 1)
  })

  it('is a credit note that says its invoice first', () => {
    const note = testCreditNote({ lines: paper.lines, invoice: { grouping: 'DRIVER' } })
    expect(at(rootOf(renderEhf(note)), 'Note').join()).toMatch(/^Gjelder faktura 10001\. Per fører: Ane Aas 259,99/)
    expect(checkEhf(note)).toEqual([])
  })
})

const rates = fc.constantFrom(['3', 25], ['31', 15], ['33', 12], ['5', 0], ['6', 0], ['7', 0] as const)
const someLine = fc
  .record({
    rate: rates,
    grossOre: fc.integer({ min: -2_000_000, max: 20_000_000 }),
    quantity: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0.01, max: 5000, noNaN: true })),
  })
  .map(({ rate: [vatCode, vatPercent], grossOre, quantity }) =>
    testLine({
      vatCode: String(vatCode),
      vatPercent: Number(vatPercent),
      grossOre,
      vatOre: vatIncludedOre(grossOre, Number(vatPercent)),
      quantity: Math.sign(grossOre) * quantity,
    }),
  )
const somePaper = fc
  .tuple(fc.array(someLine, { minLength: 1, maxLength: 40 }), fc.boolean())
  .map(([lines, isCredit]) => (isCredit ? testCreditNote({ lines }) : testPaper({ lines })))

const breaches = (root: Element): string[] => {
  const lines = [...elementsAt(root, 'InvoiceLine'), ...elementsAt(root, 'CreditNoteLine')]
  const one = (from: Element, path: string) => at(from, path)[0]
  const head = (name: string) => oreOf(one(root, `LegalMonetaryTotal/${name}`))
  const shares = elementsAt(root, 'TaxTotal').flatMap((total) => elementsAt(total, 'TaxSubtotal'))
  const sum = (all: readonly Element[], path: string) => all.reduce((total, each) => total + oreOf(one(each, path)), 0)
  const shareOf = (share: Element) => [one(share, 'TaxCategory/ID'), one(share, 'TaxCategory/Percent')].join()
  const linesOf = (share: Element) =>
    lines.filter(
      (line) =>
        [one(line, 'Item/ClassifiedTaxCategory/ID'), one(line, 'Item/ClassifiedTaxCategory/Percent')].join() ===
        shareOf(share),
    )
  const laws = {
    R120: lines.every((line) => {
      const quantity = one(line, 'InvoicedQuantity') ?? one(line, 'CreditedQuantity')
      const whole = Number(quantity) * Number(one(line, 'Price/PriceAmount'))
      return Math.abs(whole - Number(one(line, 'LineExtensionAmount'))) <= 0.02
    }),
    'BR-27': lines.every((line) => Number(one(line, 'Price/PriceAmount')) >= 0),
    'BR-CO-10': head('LineExtensionAmount') === sum(lines, 'LineExtensionAmount'),
    'BR-CO-13': head('TaxExclusiveAmount') === head('LineExtensionAmount'),
    'BR-CO-14': oreOf(one(root, 'TaxTotal/TaxAmount')) === sum(shares, 'TaxAmount'),
    'BR-CO-15': head('TaxInclusiveAmount') === head('TaxExclusiveAmount') + oreOf(one(root, 'TaxTotal/TaxAmount')),
    'BR-CO-16': head('PayableAmount') === head('TaxInclusiveAmount'),
    'BR-CO-17': shares.every((share) => {
      const due = Math.abs((oreOf(one(share, 'TaxableAmount')) * Number(one(share, 'TaxCategory/Percent'))) / 100)
      return Math.abs(Math.abs(oreOf(one(share, 'TaxAmount'))) - due) < 100
    }),
    'BR-S-08': shares.every(
      (share) => sum(linesOf(share), 'LineExtensionAmount') === oreOf(one(share, 'TaxableAmount')),
    ),
    'BR-CO-18': new Set(shares.map(shareOf)).size === shares.length,
  }
  return Object.entries(laws).flatMap(([rule, isHeld]) => (isHeld ? [] : [rule]))
}

test('any lines of any rates give an EHF whose sums and prices hold to the øre, and our own rules say the same', () => {
  fc.assert(
    fc.property(somePaper, (paper) => {
      const root = rootOf(renderEhf(paper))
      expect(breaches(root)).toEqual([])
      expect(checkEhf(paper)).toEqual([])
    }),
    { numRuns: 300 },
  )
})
