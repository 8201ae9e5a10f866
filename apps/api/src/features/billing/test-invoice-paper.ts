import { invoiceKid, reverseAmount, vatIncludedOre } from '@delebil/validation'
import type { InvoicePaper } from './invoice-paper.ts'
import type { Invoice, StoredInvoiceLine } from './stores/invoices.ts'
import type { Seller } from './stores/sellers.ts'

const seller: Seller = {
  name: 'Byfjord Bildeling SA',
  organizationNumber: '987654325',
  phone: '+4755000000',
  email: 'hei@byfjord.test',
  addressLine: 'Strandgaten 1',
  postalCode: '5013',
  city: 'Bergen',
  isVatRegistered: true,
  isInBusinessRegister: true,
  bankAccount: '99990100000',
}

const trip = {
  id: 231,
  reservationNumber: 100231,
  start: new Date('2026-10-12T10:00:00+02:00'),
  end: new Date('2026-10-12T14:00:00+02:00'),
  carNumber: 14,
}

/** A line of a trip in October 2026. The VAT is what the rate gives. */
export const testLine = (said: Partial<StoredInvoiceLine> = {}): StoredInvoiceLine => {
  const { grossOre = 16_000, vatPercent = 25 } = said
  return {
    chargeId: 1,
    productNumber: '1010',
    description: 'Leietid',
    quantity: 4,
    unit: 'time',
    unitPriceOre: 4000,
    vatCode: '3',
    vatPercent,
    vatOre: vatIncludedOre(grossOre, vatPercent),
    grossOre,
    reservation: trip,
    deliveredFrom: trip.start,
    deliveredTo: trip.end,
    place: 'Møllendal',
    driver: 'Eva Eier',
    costCenter: null,
    groupName: null,
    ...said,
  }
}

const tripLines = [
  testLine({
    description: 'Startpris',
    productNumber: '1000',
    quantity: 1,
    unit: 'stk',
    unitPriceOre: 2000,
    grossOre: 2000,
  }),
  testLine(),
  testLine({
    description: 'Kilometer',
    productNumber: '1020',
    quantity: 33,
    unit: 'km',
    unitPriceOre: 303,
    grossOre: 9999,
  }),
  testLine({
    description: 'Bompenger',
    productNumber: '2000',
    quantity: 1,
    unit: 'stk',
    unitPriceOre: 5100,
    grossOre: 5100,
    vatCode: '7',
    vatPercent: 0,
  }),
]

const invoice: Invoice = {
  organizationId: 1,
  id: 7,
  number: 10_001,
  membershipId: 2,
  invoiceDate: '2026-11-01',
  dueDate: '2026-11-15',
  kid: invoiceKid({ membershipId: 2, number: 10_001 }),
  bankAccount: '99990100000',
  totalOre: 0,
  vatOre: 0,
  kind: 'INVOICE',
  isPaid: false,
  isCredited: false,
  isWrittenOff: false,
  restOre: 0,
  credits: null,
  numberedBy: 'OWN',
  isNumbered: true,
  runId: null,
  customerName: 'Fjordsyn Arkitekter AS',
  addressLine: 'Nøstegaten 12',
  postalCode: '5010',
  city: 'Bergen',
  buyerOrganizationNumber: '974760673',
  buyerReference: 'Avdeling sør',
  method: 'EHF',
  receiver: '974760673',
  grouping: 'NONE',
}

type Said = { seller?: Partial<Seller>; invoice?: Partial<Invoice>; lines?: readonly StoredInvoiceLine[] }

/** An invoice of a company whose head says what its lines come to. */
export const testPaper = ({ seller: changed, invoice: said, lines = tripLines }: Said = {}): InvoicePaper => {
  const sum = (key: 'grossOre' | 'vatOre') => lines.reduce((total, line) => total + line[key], 0)
  return {
    seller: { ...seller, ...changed },
    invoice: { ...invoice, totalOre: sum('grossOre'), vatOre: sum('vatOre'), ...said },
    lines,
  }
}

/** An invoice of a company whose lines are gathered by driver, one of them of none. */
export const testGroupedPaper = (said: Said = {}): InvoicePaper =>
  testPaper({
    lines: [
      testLine({ driver: 'Ane Aas', groupName: 'Ane Aas', costCenter: '210' }),
      testLine({
        driver: 'Ane Aas',
        groupName: 'Ane Aas',
        costCenter: '210',
        grossOre: 9999,
        description: 'Kilometer',
      }),
      testLine({ driver: 'Bo & Co <AS>', groupName: 'Bo & Co <AS>', costCenter: '220', grossOre: 2001 }),
      testLine({ driver: null, reservation: null, place: null, description: 'Månedsavgift', grossOre: 14_900 }),
    ],
    ...said,
    invoice: { grouping: 'DRIVER', ...said.invoice },
  })

/** The credit note that takes an invoice back: its stored figures below zero. */
export const testCreditNote = (said: Said = {}): InvoicePaper =>
  testPaper({
    ...said,
    invoice: { kind: 'CREDIT_NOTE', number: 10_002, credits: 10_001, ...said.invoice },
    lines: (said.lines ?? tripLines).map(reverseAmount),
  })
