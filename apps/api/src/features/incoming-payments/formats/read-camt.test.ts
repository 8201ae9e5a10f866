import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { readPaymentFile } from './read-payment-file.ts'
import { testCamt } from './test-camt.ts'

const kid = '00000002000100008'
const read = (text: string) => readPaymentFile(Buffer.from(text))
const refused = (text: string) => {
  try {
    read(text)
    return 'read'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
const one = { txs: [{ ore: 301_220, kid, name: 'M Nygård', reference: 'T1' }] }

test('a camt.054 is read payment by payment, with KID, payer, account and text', () => {
  const two = {
    txs: [
      { ore: 5, kid },
      { ore: 1_000_000, name: 'Bryggen Arkitekter AS', text: 'Faktura 10204' },
    ],
    reference: 'E2',
  }
  expect(read(testCamt([one, two]))).toEqual({
    format: 'CAMT_054',
    reference: 'MSG-77',
    accounts: ['99990100000'],
    payments: [
      {
        line: 1,
        sourceKey: 'camt 99990100000 2026-11-19 E1 T1 1',
        bookedOn: '2026-11-19',
        amountOre: 301_220,
        kid,
        payerName: 'M Nygård',
        payerAccount: '12345678903',
        text: null,
        archiveReference: 'T1',
      },
      expect.objectContaining({ line: 2, amountOre: 5, kid, archiveReference: 'E2' }),
      expect.objectContaining({ line: 3, amountOre: 1_000_000, kid: null, text: 'Faktura 10204' }),
    ],
  })
})

test('a camt.054 that pays out or only announces is left out of, and money that a bank took back is below zero', () => {
  const paidOut = { ...one, way: 'DBIT' }
  const announced = { ...one, more: '<Sts>PDNG</Sts>' }
  const takenBack = { ...one, way: 'DBIT', more: '<RvslInd>true</RvslInd><Sts><Cd>BOOK</Cd></Sts>' }
  expect(read(testCamt([paidOut, announced, takenBack])).payments.map(({ amountOre }) => amountOre)).toEqual([-301_220])
})

test('a camt.054 of a newer version, with prefixes and in Latin-1, is read the same', () => {
  const prefixed = testCamt([one], '', '<?xml version="1.0" encoding="ISO-8859-1"?>\n')
    .replaceAll(/<(\/?)(\w)/g, '<$1n:$2')
    .replace('xmlns=', 'xmlns:n=')
    .replace('001.02', '001.08')
  const found = readPaymentFile(Buffer.from(prefixed, 'latin1')).payments
  expect(found).toMatchObject([{ kid, payerName: 'M Nygård', amountOre: 301_220 }])
})

const summary = (entries: number, sum: string) =>
  `<TxsSummry><TtlCdtNtries><NbOfNtries>${entries}</NbOfNtries><Sum>${sum}</Sum></TtlCdtNtries></TxsSummry>`

test.each([
  ['a sum that is not its entries', testCamt([one], summary(1, '3012.21')), 'payment-file.sum'],
  ['a count that is not its entries', testCamt([one], summary(2, '3012.20')), 'payment-file.sum'],
  ['an entry that is not its payments', testCamt([{ ...one, total: 301_221 }]), 'payment-file.sum'],
  [
    'another currency',
    testCamt([one]).replace('<Amt Ccy="NOK">3012.20</Amt>\n', '<Amt Ccy="EUR">3012.20</Amt>\n'),
    'payment-file.line',
  ],
  ['an amount of three decimals', testCamt([one]).replaceAll('3012.20', '3012.201'), 'payment-file.line'],
  ['a day that does not exist', testCamt([one]).replace('2026-11-19</Dt>', '2026-02-30</Dt>'), 'payment-file.line'],
  ['an end that is missing', testCamt([one]).slice(0, -30), 'payment-file.cut'],
  [
    'entities',
    testCamt([one]).replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document'),
    'payment-file.unknown-format',
  ],
  ['the statement of an account', testCamt([one]).replaceAll('camt.054', 'camt.053'), 'payment-file.unknown-format'],
])('a camt.054 with %s is refused as a whole', (_what, text, code) => {
  expect(refused(text)).toBe(code)
})

test('a camt.054 whose sums are right is read', () => {
  expect(read(testCamt([one], summary(1, '3012.20'))).payments).toHaveLength(1)
})
