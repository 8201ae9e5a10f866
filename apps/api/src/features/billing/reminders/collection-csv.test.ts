import { expect, test } from 'vitest'
import type { Collectable } from '../stores/reminders.ts'
import { collectionColumns, collectionCsv } from './collection-csv.ts'

const noticed: Collectable = {
  organizationId: 1,
  id: 391,
  membershipId: 20,
  dueDate: '2026-08-15',
  restOre: 301_220,
  isHeld: false,
  isDisputed: false,
  sent: [
    { kind: 'REMINDER', dueDate: '2026-09-15' },
    { kind: 'NOTICE', dueDate: '2026-10-15' },
  ],
  number: 10_391,
  kid: '00000020000103918',
  invoiceDate: '2026-08-01',
  totalOre: 401_220,
  customerName: 'Nygård; Marit',
  organizationNumber: null,
  addressLine: 'Strandgaten 4',
  postalCode: '5004',
  city: 'Bergen',
  email: 'marit@example.no',
  phone: '+4790000020',
  feesOre: 7000,
  noticeSentOn: '2026-10-01',
}
const linesOf = (all: readonly Collectable[], today = '2026-10-16') =>
  collectionCsv(all, today).replace('\ufeff', '').trimEnd().split('\r\n')

test('the file for debt collection has a column for each that its page explains, and what is owed to the øre', () => {
  const [head, line] = linesOf([noticed])
  expect(head).toBe(collectionColumns.join(';'))
  expect(line).toBe(
    '10391;00000020000103918;2026-08-01;2026-08-15;2026-10-01;2026-10-15;4012,20;3012,20;70,00;20;"Nygård; Marit";;Strandgaten 4;5004;Bergen;marit@example.no;004790000020',
  )
})

test('an invoice whose term is not over, or that is held, disputed or paid, is not in the file for debt collection', () => {
  expect(linesOf([noticed], '2026-10-15')).toHaveLength(1)
  for (const left of [{ isHeld: true }, { isDisputed: true }, { restOre: 0 }])
    expect(linesOf([{ ...noticed, ...left }])).toHaveLength(1)
  expect(linesOf([{ ...noticed, sent: noticed.sent.slice(0, 1) }])).toHaveLength(1)
})

test('a name that begins like a formula is text in the file for debt collection', () => {
  expect(linesOf([{ ...noticed, customerName: '=HYPERLINK("x")' }])[1]).not.toMatch(/;=|;"=/)
})
