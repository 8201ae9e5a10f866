import { appendKidCheck } from './kid.ts'
import { type PriceLine, priceLineText } from './price.ts'
import { type VatShare, vatIncludedOre } from './vat.ts'

/** What an invoice is on a day; the words of the wire. */
export const invoiceStates = ['OPEN', 'PAID', 'OVERDUE', 'CREDITED'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** The number that a price line has as a product of the ledger. */
const productNumbers = {
  startFee: '1000',
  hours: '1010',
  kilometers: '1020',
  superDamageWaiver: '1030',
  cancellation: '1040',
} as const satisfies Record<keyof typeof priceLineText, string>

/** A line of a bill: `grossOre` is what the price line came to, `vatOre` the VAT inside it. */
export type InvoiceLine = Omit<PriceLine, 'totalOre'> & {
  productNumber: string
  vatPercent: number
  vatOre: number
  grossOre: number
}

/** Credited beats paid; what is not paid is overdue from the day after `dueDate`. Dates are Oslo's, 'YYYY-MM-DD'. */
export function deriveInvoiceState(
  facts: { dueDate: string; isPaid: boolean; isCredited: boolean },
  today: string,
): InvoiceState {
  if (facts.isCredited) return 'CREDITED'
  if (facts.isPaid) return 'PAID'
  return today > facts.dueDate ? 'OVERDUE' : 'OPEN'
}

/** The line of a bill that a line of a price becomes. Throws RangeError for a description that is no product. */
export function toInvoiceLine({ totalOre, ...line }: PriceLine, vatPercent: number): InvoiceLine {
  const productNumber = productNumberOf(line.description)
  return { ...line, productNumber, vatPercent, vatOre: vatIncludedOre(totalOre, vatPercent), grossOre: totalOre }
}

function productNumberOf(description: string): string {
  const keys = Object.keys(productNumbers) as (keyof typeof productNumbers)[]
  const key = keys.find((candidate) => description.startsWith(priceLineText[candidate]))
  if (key === undefined) throw new RangeError(`toInvoiceLine: "${description}" is no product. Give it a number.`)
  return productNumbers[key]
}

/** What the lines come to per VAT code: a sum of what each line says, never derived anew. */
export function vatOfInvoiceLines(
  lines: readonly Pick<InvoiceLine, 'vatCode' | 'vatPercent' | 'vatOre' | 'grossOre'>[],
): VatShare[] {
  const shares = new Map<string, VatShare>()
  for (const { vatCode, vatPercent, vatOre, grossOre } of lines) {
    const key = `${vatCode} ${vatPercent}`
    const share = shares.get(key) ?? { vatCode, vatPercent, grossOre: 0, netOre: 0, vatOre: 0 }
    share.grossOre += grossOre
    share.vatOre += vatOre
    share.netOre += grossOre - vatOre
    shares.set(key, share)
  }
  return [...shares.values()]
}

const KID_PART_DIGITS = 8

/** Customer, invoice and MOD10 digit, always 17 digits: the customer's part is the same on every invoice. */
export function invoiceKid({ membershipId, number }: { membershipId: number; number: number }): string {
  const parts = [membershipId, number].map((part) => String(part).padStart(KID_PART_DIGITS, '0'))
  if (parts.some((part) => part.length > KID_PART_DIGITS))
    throw new RangeError(`invoiceKid: ${membershipId} and ${number} must have at most ${KID_PART_DIGITS} digits each.`)
  return appendKidCheck(parts.join(''))
}

/** '1503 12 34567', as a bank account is written; anything but eleven digits stays as it is. */
export function formatBankAccount(account: string): string {
  return account.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1\u00a0$2\u00a0$3')
}
