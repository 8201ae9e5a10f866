import type { Invoice, InvoiceLine, OpenLine } from '@delebil/core-api'
import { type InvoiceState, invoiceKid } from '@delebil/validation'

function sampleInvoice(number: number, month: number, state: InvoiceState, totalOre: number): Invoice {
  const date = (day: number) => `2026-${String(month).padStart(2, '0')}-${day}`
  return {
    id: number - 10_000,
    number,
    membershipId: 1,
    organizationId: 1,
    state,
    invoiceDate: date(10),
    dueDate: date(24),
    totalOre,
    restOre: state === 'OPEN' || state === 'OVERDUE' ? totalOre : 0,
    vatOre: Math.round(totalOre / 5),
    kid: invoiceKid({ membershipId: 1, number }),
    bankAccount: '99990100000',
    kind: 'INVOICE',
    grouping: 'NONE',
  }
}

/** One invoice in each state, newest first. */
export const sampleInvoices: Invoice[] = [
  sampleInvoice(10_104, 11, 'OPEN', 87_650),
  sampleInvoice(10_083, 10, 'OVERDUE', 31_200),
  sampleInvoice(10_061, 9, 'PAID', 1_204_300),
  sampleInvoice(10_044, 8, 'CREDITED', 9_900),
  sampleInvoice(10_021, 7, 'WRITTEN_OFF', 12_300),
]

const tariff = { vatCode: '3', vatPercent: 25, vatOre: 0 }
const trip = {
  id: 12,
  reservationNumber: 100_412,
  start: '2026-10-12T10:00:00+02:00',
  end: '2026-10-12T14:00:00+02:00',
  carNumber: 101,
}

/** The lines of an invoice: a trip, and a fee for one that was cancelled. */
export const sampleInvoiceLines: InvoiceLine[] = [
  { productNumber: '1000', description: 'Startpris', quantity: 1, unit: 'stk', unitPriceOre: 2500, grossOre: 2500 },
  { productNumber: '1010', description: 'Leietid', quantity: 4, unit: 'time', unitPriceOre: 4900, grossOre: 19_600 },
  {
    productNumber: '1020',
    description: 'Kilometer til 100 km',
    quantity: 33,
    unit: 'km',
    unitPriceOre: 340,
    grossOre: 11_220,
  },
].map((line) => ({ ...tariff, ...line, unit: line.unit as InvoiceLine['unit'], reservation: trip, groupName: null }))
sampleInvoiceLines.push({
  ...tariff,
  productNumber: '1040',
  description: 'Avbestillingsgebyr',
  quantity: 2,
  unit: 'time',
  unitPriceOre: 4900,
  grossOre: 9800,
  groupName: null,
  reservation: { ...trip, id: 13, reservationNumber: 100_430 },
})

/** The same lines before they are invoiced. */
export const sampleOpenLines: OpenLine[] = sampleInvoiceLines.map((line, index) => ({
  ...line,
  id: index + 1,
  isHeld: false,
  isDrafted: false,
  delivered: '2026-10-12T14:00:00+02:00',
  place: 'Nordnes',
  tariff: 'Liten',
  tariffFrom: '2026-01-01T00:00:00+01:00',
  reason: null,
  disputes: [],
}))
