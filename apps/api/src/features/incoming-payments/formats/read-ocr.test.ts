import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { readPaymentFile } from './read-payment-file.ts'
import { type WrittenPayment, writeOcr } from './write-ocr.ts'

const account = '99990100000'
const kid = '00000002000100008'
const payment: WrittenPayment = { bookedOn: '2026-11-19', amountOre: 301_220, kid, payerAccount: '12345678903' }
const file = (payments: readonly WrittenPayment[]) => writeOcr({ account, assignment: 319, transmission: 42, payments })
const bytes = (text: string) => Buffer.from(text, 'latin1')
const read = (text: string) => readPaymentFile(bytes(text))
const refused = (text: string) => {
  try {
    read(text)
    return 'read'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
const record = (text: string) => text.padEnd(80, '0')

// Typed by the columns of the layout, by no code of ours.
const byHand = [
  'NY000010000080800000042000102000000000000000000000000000000000000000000000000000',
  'NY090020001008566000031999990100000000000000000000000000000000000000000000000000',
  'NY09133000000011911260019000000000000000000301220        00000002000100008000000',
  'NY091331000000100000000010000000010000000191126123456789030000000000000000000000',
  'NY09213000000021911260019000000-00000000000050000        00000002000100008000000',
  'NY092131000000200000000020000000020000000191126000000000000000000000000000000000',
  'NY0921320000002Retur, kontoen er avsluttet av Håkon Dah0000000000000000000000000',
  'NY090088000000020000000700000000000251220191126191126191126000000000000000000000',
  'NY000089000000020000000900000000000251220191126000000000000000000000000000000000',
]

test('an OCR file that was typed by the columns of the layout is read to the last of them', () => {
  expect(read(byHand.join('\n'))).toEqual({
    format: 'OCR',
    reference: '0000042',
    accounts: [account],
    payments: [
      {
        line: 3,
        sourceKey: 'ocr 99990100000 0000319 2026-11-19 0000001',
        bookedOn: '2026-11-19',
        amountOre: 301_220,
        kid,
        payerName: null,
        payerAccount: '12345678903',
        text: null,
        archiveReference: '000000001',
      },
      expect.objectContaining({
        amountOre: -50_000,
        payerAccount: null,
        text: 'Retur, kontoen er avsluttet av Håkon Dah',
      }),
    ],
  })
})

test('money that a bank took back may count above or below zero in the sum of an OCR file', () => {
  const above = byHand.map((line) => (/88|89/.test(line.slice(6, 8)) ? line.replace('251220', '351220') : line))
  expect(read(above.join('\n')).payments).toHaveLength(2)
})

test('any payments that are written as an OCR file are read as they were', () => {
  const one = fc.record({
    bookedOn: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    amountOre: fc.integer({ min: 1, max: 9_000_000 }),
    kid: fc.stringMatching(/^\d{4,25}$/),
    payerAccount: fc.constantFrom('12345678903', '15030000000'),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), (payments) => {
      const found = read(file(payments)).payments
      expect(
        found.map(({ bookedOn, amountOre, kid: of, payerAccount }) => ({ bookedOn, amountOre, kid: of, payerAccount })),
      ).toEqual(payments)
    }),
  )
})

test('an OCR file that is cut anywhere is refused, whatever is left of it', () => {
  const whole = file([payment, { ...payment, amountOre: 5 }])
  const end = whole.indexOf('NY000089') + 47
  fc.assert(
    fc.property(fc.integer({ min: 8, max: end - 1 }), (length) => {
      expect(['payment-file.cut', 'payment-file.line', 'payment-file.sum']).toContain(refused(whole.slice(0, length)))
    }),
    { numRuns: 400 },
  )
  expect(refused(whole.slice(0, whole.indexOf('NY090088')))).toBe('payment-file.cut')
  expect(refused(whole.slice(whole.indexOf('NY090020')))).toBe('payment-file.cut')
})

test.each([
  ['another amount', (text: string) => text.replace('301220', '301221'), 'payment-file.sum'],
  ['one payment fewer', (text: string) => text.split('\r\n').toSpliced(2, 2).join('\r\n'), 'payment-file.sum'],
  ['one record fewer', (text: string) => text.split('\r\n').toSpliced(3, 1).join('\r\n'), 'payment-file.sum'],
  ['a day that does not exist', (text: string) => text.replace('0000001191126', '0000001310226'), 'payment-file.line'],
  ['a letter in an amount', (text: string) => text.replace('0301220', '030122O'), 'payment-file.line'],
  ['a line of another file', (text: string) => text.replace('NY0913', 'XX0913'), 'payment-file.line'],
  ['a line that is too long', (text: string) => text.replace('NY090020', 'NY0900200'), 'payment-file.line'],
  ['no text at all', () => ' \r\n', 'payment-file.empty'],
  ['something else', () => 'Dato;Beløp\n1;2', 'payment-file.unknown-format'],
])('an OCR file with %s is refused as a whole', (_what, spoil, code) => {
  expect(refused(spoil(file([payment])))).toBe(code)
})

test('an amount that is larger than any that can be kept is refused, and so is nothing', () => {
  for (const amountOre of [2 ** 31, 0]) expect(refused(file([{ ...payment, amountOre }]))).toBe('payment-file.line')
})

test('agreements of AvtaleGiro in the same transmission are passed over, and count in its sums', () => {
  const lines = file([payment]).split('\r\n')
  const agreements = [
    record(`NY212420000000000000000319${account}`),
    record('NY21947000000010'),
    record('NY2124880000000100000003'),
  ]
  const end = lines.findIndex((line) => line.startsWith('NY000089'))
  const ended = (lines[end] ?? '').replace('NY0000890000000100000006', 'NY0000890000000200000009')
  const mixed = [...lines.slice(0, end), ...agreements, ended].join('\n')
  expect(read(mixed).payments).toHaveLength(1)
})
