import { appendKidCheck } from './kid.ts'
import type { PriceLine } from './price.ts'
import { type VatShare, vatIncludedOre } from './vat.ts'

/** What an invoice is on a day; the words of the wire. */
export const invoiceStates = ['OPEN', 'PAID', 'OVERDUE', 'CREDITED', 'WRITTEN_OFF'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** What is sent: a credit note takes back what an invoice said, and has a number in the same series. */
export const invoiceKinds = ['INVOICE', 'CREDIT_NOTE'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** How it is sent. */
export const invoiceMethods = ['EMAIL', 'EHF', 'PRINT'] as const
export type InvoiceMethod = (typeof invoiceMethods)[number]

/** By what the lines of a company's invoice are gathered, each with its sum. */
export const invoiceGroupings = ['NONE', 'DRIVER', 'COST_CENTER'] as const
export type InvoiceGrouping = (typeof invoiceGroupings)[number]

/** One amount that is owed: `grossOre` includes `vatOre`. */
export type ChargeAmount = Pick<PriceLine, 'description' | 'quantity' | 'unit' | 'unitPriceOre' | 'vatCode'> & {
  vatPercent: number
  vatOre: number
  grossOre: number
}

/** A line of a bill: the amount of one charge, and the product that it is for. */
export type InvoiceLine = ChargeAmount & { productNumber: string }

/** Credited beats written off, and that paid; what is not paid is overdue from the day after `dueDate`. Dates are Oslo's, 'YYYY-MM-DD'. */
export function deriveInvoiceState(
  facts: { dueDate: string; isPaid: boolean; isCredited: boolean; isWrittenOff: boolean },
  today: string,
): InvoiceState {
  if (facts.isCredited) return 'CREDITED'
  // Nothing rests of it, since somebody gave up what did.
  if (facts.isPaid) return facts.isWrittenOff ? 'WRITTEN_OFF' : 'PAID'
  return today > facts.dueDate ? 'OVERDUE' : 'OPEN'
}

/** What a line of a price becomes when it is owed. The VAT is what its product has on the day of delivery, and is derived here, once. */
export function chargeOfLine(
  { description, quantity, unit, unitPriceOre, totalOre }: PriceLine,
  { vatCode, vatPercent }: Pick<ChargeAmount, 'vatCode' | 'vatPercent'>,
): ChargeAmount {
  const vatOre = vatIncludedOre(totalOre, vatPercent)
  return { description, quantity, unit, unitPriceOre, vatCode, vatPercent, vatOre, grossOre: totalOre }
}

/** What takes an amount back: its stored figures below zero, never derived anew. */
export function reverseAmount<T extends ChargeAmount>(amount: T): T {
  const { quantity, grossOre, vatOre } = amount
  return { ...amount, quantity: 0 - quantity, grossOre: 0 - grossOre, vatOre: 0 - vatOre }
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

/** Lines that follow each other and are of the same group, with what they come to. */
export function groupsOfLines<L extends { readonly groupName: string | null; readonly grossOre: number }>(
  lines: readonly L[],
): { name: string | null; grossOre: number; lines: L[] }[] {
  const groups: { name: string | null; grossOre: number; lines: L[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const group = last?.name === line.groupName ? last : { name: line.groupName, grossOre: 0, lines: [] }
    if (group !== last) groups.push(group)
    group.grossOre += line.grossOre
    group.lines.push(line)
  }
  return groups
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
