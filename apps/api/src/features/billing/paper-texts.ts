import { groupsOfLines, type InvoiceKind } from '@delebil/validation'
import { formatPastPeriod, invoiceGroupingText } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import type { InvoicePaper } from './invoice-paper.ts'
import type { StoredInvoiceLine } from './stores/invoices.ts'

/** 'DD.MM.YYYY' of 'YYYY-MM-DD'. */
export const dayText = (date: string): string => date.split('-').reverse().join('.')

/** What the PDF and the EHF of an invoice say in the same words. */
export const paperTexts = {
  concerns: (number: number) => `Gjelder faktura ${number}`,
  businessRegister: 'Foretaksregisteret',
  notRegistered: 'Selgeren er ikke registrert i Merverdiavgiftsregisteret',
  annex: 'Alle linjer, for regneark',
  fileName: (kind: InvoiceKind, number: number, ending: 'pdf' | 'csv') =>
    `${kind === 'INVOICE' ? 'faktura' : 'kreditnota'}-${number}.${ending}`,
  /** Why a line bears no VAT, by its VAT code. */
  withoutVat: {
    5: 'Fritatt for merverdiavgift',
    6: 'Utenfor merverdiavgiftsloven',
    7: 'Uten avgiftsbehandling',
  } as Readonly<Record<string, string>>,
} as const

/** The groups of an invoice's lines under what they are called; none where its lines are not gathered. */
export const groupsOf = ({ invoice: { grouping }, lines }: InvoicePaper) =>
  grouping === 'NONE'
    ? []
    : groupsOfLines(lines).map((group) => ({ ...group, name: group.name ?? invoiceGroupingText[grouping].none }))

const daysText = (from: Date, to: Date): string =>
  [...new Set([from, to].map((at) => dayText(osloDateText(at))))].join('–')

/** When and where a line was delivered: a trip to the minute and with its car, anything else by its days. */
export const deliveryText = ({ reservation, deliveredFrom, deliveredTo, place }: StoredInvoiceLine): string => {
  const days = daysText(deliveredFrom, deliveredTo)
  const isTrip = reservation !== null && deliveredFrom < deliveredTo
  return [
    reservation && `Reservasjon ${reservation.reservationNumber}`,
    reservation && `bil ${reservation.carNumber}`,
    isTrip ? formatPastPeriod({ start: deliveredFrom, end: deliveredTo }) : days,
    place,
  ]
    .filter(Boolean)
    .join(' · ')
}
