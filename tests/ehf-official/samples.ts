import { renderEhf } from '../../apps/api/src/features/billing/ehf/render-ehf.ts'
import {
  testCreditNote,
  testGroupedPaper,
  testLine,
  testPaper,
} from '../../apps/api/src/features/billing/test-invoice-paper.ts'

const allRates = [
  testLine(),
  testLine({ vatCode: '31', vatPercent: 15 }),
  testLine({ vatCode: '33', vatPercent: 12, grossOre: 9999 }),
  testLine({ vatCode: '5', vatPercent: 0 }),
  testLine({ vatCode: '6', vatPercent: 0 }),
  testLine({ vatCode: '7', vatPercent: 0 }),
]
const unregistered = { isVatRegistered: false, isInBusinessRegister: false }
const complete = renderEhf(testPaper())

/** Documents as we send them: the official rules must find nothing fatal. */
export const goodSamples: Readonly<Record<string, string>> = {
  'invoice of a trip with tolls': complete,
  'its credit note': renderEhf(testCreditNote()),
  'all rates and grounds': renderEhf(testPaper({ lines: allRates })),
  'credit note of all rates': renderEhf(testCreditNote({ lines: allRates })),
  'invoice with a correction': renderEhf(
    testPaper({ lines: [testLine({ grossOre: 90_000 }), testLine({ quantity: -4, grossOre: -16_000 })] }),
  ),
  'invoice that comes to nothing': renderEhf(
    testPaper({ lines: [testLine(), testLine({ quantity: -4, grossOre: -16_000 })] }),
  ),
  'club outside of VAT': renderEhf(
    testPaper({ seller: unregistered, lines: [testLine({ vatCode: '6', vatPercent: 0 })] }),
  ),
  'lines by driver, with a file of them': renderEhf(testGroupedPaper()),
  'credit note of lines by driver': renderEhf(
    testCreditNote({ lines: testGroupedPaper().lines, invoice: { grouping: 'DRIVER' } }),
  ),
  'long trip of broken prices': renderEhf(
    testPaper({ lines: [testLine({ quantity: 1733.35, grossOre: 523_117, unit: 'km' })] }),
  ),
}

/** Documents that were spoilt, and the official rule that must see it. */
export const spoiltSamples: readonly (readonly [rule: string, xml: string])[] = [
  ['PEPPOL-EN16931-R003', complete.replace(/<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, '')],
  ['PEPPOL-EN16931-R120', complete.replace('>32.00</cbc:PriceAmount>', '>32.01</cbc:PriceAmount>')],
  ['NO-R-001', complete.replace('NO987654325MVA', 'NO987654321MVA')],
  ['BR-CO-15', complete.replace(/(<cbc:TaxInclusiveAmount[^>]*>)330/, '$1331')],
  ['BR-E-10', complete.replace(/<cbc:TaxExemptionReason>.*?<\/cbc:TaxExemptionReason>/, '')],
]
