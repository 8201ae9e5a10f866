import { describe, expect, test } from 'vitest'
import { testCreditNote, testLine, testPaper } from '../test-invoice-paper.ts'
import { checkEhf, checkEhfDocument } from './check-ehf.ts'
import { type EhfDocument, ehfDocument } from './ehf-document.ts'

const rulesOf = (paper: Parameters<typeof checkEhf>[0]) => checkEhf(paper).map(({ rule }) => rule)
const broken = (change: Partial<EhfDocument>) =>
  checkEhfDocument({ ...ehfDocument(testPaper()), ...change }).map(({ rule }) => rule)

test('an invoice and its credit note that say all there is to say break no rule', () => {
  expect(checkEhf(testPaper())).toEqual([])
  expect(checkEhf(testCreditNote())).toEqual([])
})

describe('a paper that lacks something is refused by the rule of what it lacks', () => {
  test('R003: a buyer without reference, or with only spaces', () => {
    expect(rulesOf(testPaper({ invoice: { buyerReference: null } }))).toEqual(['R003'])
    expect(rulesOf(testPaper({ invoice: { buyerReference: '  ' } }))).toEqual(['R003'])
    expect(rulesOf(testPaper({ invoice: { buyerReference: '-' } }))).toEqual([])
  })

  test('R010: a buyer without organization number, or with one whose check digit is wrong', () => {
    expect(rulesOf(testPaper({ invoice: { buyerOrganizationNumber: null } }))).toEqual(['R010'])
    expect(rulesOf(testPaper({ invoice: { buyerOrganizationNumber: '974760637' } }))).toEqual(['R010'])
    expect(rulesOf(testPaper({ invoice: { buyerOrganizationNumber: '974 760 673' } }))).toEqual([])
  })

  test('R020 and NO-R-001: a club without a valid organization number', () => {
    const unregistered = { isVatRegistered: false, organizationNumber: null }
    const free = [testLine({ vatCode: '6', vatPercent: 0 })]
    expect(rulesOf(testPaper({ seller: unregistered, lines: free }))).toEqual(['R020'])
    expect(rulesOf(testPaper({ seller: { organizationNumber: '987654321' } }))).toEqual(['R020', 'NO-R-001'])
    expect(rulesOf(testPaper({ seller: { organizationNumber: '987 654 325' } }))).toEqual([])
  })

  test('BR-S-02: VAT from a club that is not registered for it', () => {
    expect(rulesOf(testPaper({ seller: { isVatRegistered: false } }))).toEqual(['BR-S-02'])
    const free = [testLine({ vatCode: '6', vatPercent: 0 })]
    expect(rulesOf(testPaper({ seller: { isVatRegistered: false }, lines: free }))).toEqual([])
  })

  test('BR-16: a paper without lines', () => {
    expect(rulesOf(testPaper({ lines: [] }))).toEqual(['BR-16'])
  })

  test('R120: a line that costs something though nothing of it was delivered', () => {
    expect(rulesOf(testPaper({ lines: [testLine({ quantity: 0 })] }))).toEqual(['R120'])
    expect(rulesOf(testPaper({ lines: [testLine({ quantity: 0, grossOre: 0 })] }))).toEqual([])
  })

  test('BR-CO-13 and BR-CO-14: a head whose sums are others than those of its lines', () => {
    const { totalOre, vatOre } = testPaper().invoice
    expect(rulesOf(testPaper({ invoice: { totalOre: totalOre + 1 } }))).toEqual(['BR-CO-13'])
    expect(rulesOf(testPaper({ invoice: { vatOre: vatOre + 1, totalOre: totalOre + 1 } }))).toEqual(['BR-CO-14'])
  })

  test('BR-CO-17: VAT that is a krone from what the rate gives, and no less', () => {
    const exact = testLine({ grossOre: 125_000 })
    const off = (vatOre: number) => testPaper({ lines: [{ ...exact, grossOre: 100_000 + vatOre, vatOre }] })
    expect(rulesOf(off(25_100))).toEqual(['BR-CO-17'])
    expect(rulesOf(off(25_099))).toEqual([])
    expect(rulesOf(testPaper({ lines: [{ ...testLine({ vatCode: '7', vatPercent: 0 }), vatOre: 1 }] }))).toEqual([
      'BR-CO-17',
    ])
  })

  test('BR-55: a credit note that names no invoice', () => {
    expect(rulesOf(testCreditNote({ invoice: { credits: null } }))).toEqual(['BR-55'])
  })
})

describe('a document whose sums were spoilt on the way is refused', () => {
  const { linesNetOre, grossOre, netOre, lines } = ehfDocument(testPaper())
  test('BR-CO-10: the sum of the lines', () => {
    expect(
      broken({ linesNetOre: linesNetOre + 1, netOre: netOre + 1, grossOre: grossOre + 1, payableOre: grossOre + 1 }),
    ).toEqual(['BR-CO-10'])
  })
  test('BR-CO-15: the sum with VAT', () => {
    expect(broken({ grossOre: grossOre + 1, payableOre: grossOre + 1 })).toEqual(['BR-CO-15'])
  })
  test('BR-CO-16: what is to be paid', () => {
    expect(broken({ payableOre: grossOre - 1 })).toEqual(['BR-CO-16'])
  })
  test('R120: a price that was cut to two decimals, three øre from its line, and two øre are let through', () => {
    const [line] = lines
    const priced = (price: string) => broken({ lines: lines.map((one) => (one === line ? { ...one, price } : one)) })
    expect(priced('16.03')).toEqual(['R120'])
    expect(priced('16.02')).toEqual([])
  })
  test('NO-R-001: a VAT number that lacks its last letters', () => {
    const { seller } = ehfDocument(testPaper())
    expect(broken({ seller: { ...seller, vatNumber: 'NO987654325' } })).toEqual(['NO-R-001'])
  })
})
