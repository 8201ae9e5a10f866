import { type InvoiceKind, type PriceUnit, parseOrganizationNumber } from '@delebil/validation'
import { formatNok, invoiceGroupingText } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { renderInvoiceCsv } from '../invoice-csv.ts'
import { type InvoicePaper, shownPaper } from '../invoice-paper.ts'
import { deliveryText, groupsOf, paperTexts } from '../paper-texts.ts'
import type { StoredInvoiceLine } from '../stores/invoices.ts'
import type { Seller } from '../stores/sellers.ts'
import { quantityOf, unitPriceOf } from './exact-amounts.ts'

/** Standard rate, zero rate, exempt, or outside of VAT; the last stands alone on a document. */
export type VatCategory = 'S' | 'Z' | 'E' | 'O'

export type EhfParty = {
  name: string
  organizationNumber: string | null
  vatNumber: string | null
  isInBusinessRegister: boolean
  addressLine: string | null
  postalCode: string | null
  city: string | null
  phone: string | null
  email: string | null
}

export type EhfLine = {
  name: string
  note: string
  /** Where it belongs in the buyer's books. */
  costCenter: string | null
  productNumber: string
  from: string
  to: string
  quantity: string
  unitCode: string
  price: string
  netOre: number
  category: VatCategory
  percent: number
}

/** One category and rate of the breakdown; each stands in it once. */
export type EhfShare = { category: VatCategory; percent: number; netOre: number; vatOre: number; reason: string }

/** An invoice as the EHF says it, before it is XML. Amounts are øre; those of a credit note are what it gives back. */
export type EhfDocument = {
  kind: InvoiceKind
  number: number
  issueDate: string
  dueDate: string
  credits: number | null
  note: string
  /** What goes along with it, as text. */
  annex: { fileName: string; text: string } | null
  buyerReference: string | null
  kid: string
  account: string
  seller: EhfParty
  buyer: EhfParty
  lines: readonly EhfLine[]
  shares: readonly EhfShare[]
  linesNetOre: number
  netOre: number
  vatOre: number
  grossOre: number
  payableOre: number
}

const unitCodes: Readonly<Record<PriceUnit, string>> = { stk: 'EA', time: 'HUR', km: 'KMT' }

const categoryOf = ({ vatCode, vatPercent }: StoredInvoiceLine, seller: Seller): VatCategory => {
  if (vatPercent > 0) return 'S'
  if (!seller.isVatRegistered) return 'O'
  return vatCode === '5' ? 'Z' : 'E'
}

const reasonOf = ({ vatCode }: StoredInvoiceLine, category: VatCategory): string => {
  if (category === 'O') return paperTexts.notRegistered
  return category === 'E' ? (paperTexts.withoutVat[vatCode] ?? paperTexts.withoutVat['7'] ?? '') : ''
}

const lineOf = (line: StoredInvoiceLine, seller: Seller): EhfLine => {
  const netOre = line.grossOre - line.vatOre
  // A price is never below zero, so the quantity bears the sign.
  const quantity = netOre === 0 ? line.quantity : Math.abs(line.quantity) * Math.sign(netOre)
  return {
    name: line.description,
    note: [line.groupName, deliveryText(line)].filter(Boolean).join(' · '),
    costCenter: line.costCenter,
    productNumber: line.productNumber,
    from: osloDateText(line.deliveredFrom),
    to: osloDateText(line.deliveredTo),
    quantity: quantityOf(quantity),
    unitCode: unitCodes[line.unit],
    price: unitPriceOf(netOre, quantity),
    netOre,
    category: categoryOf(line, seller),
    percent: line.vatPercent,
  }
}

const sharesOf = (lines: readonly StoredInvoiceLine[], seller: Seller): EhfShare[] => {
  const groups = Map.groupBy(lines, (line) => `${categoryOf(line, seller)} ${line.vatPercent}`)
  return [...groups.values()].flatMap((all) => {
    const [first] = all
    if (first === undefined) return []
    const category = categoryOf(first, seller)
    const vatOre = all.reduce((sum, line) => sum + line.vatOre, 0)
    const netOre = all.reduce((sum, line) => sum + line.grossOre, 0) - vatOre
    const reason = [...new Set(all.map((line) => reasonOf(line, category)))].join(', ')
    return [{ category, percent: first.vatPercent, netOre, vatOre, reason }]
  })
}

const partyOf = (who: Pick<EhfParty, 'name' | 'addressLine' | 'postalCode' | 'city'>, number: string | null) => ({
  name: who.name,
  addressLine: who.addressLine,
  postalCode: who.postalCode,
  city: who.city,
  organizationNumber: parseOrganizationNumber(number ?? '') ?? null,
})

// What the groups of lines come to has no field of its own.
const noteOf = (paper: InvoicePaper): string => {
  const shown = shownPaper(paper)
  const { kind, credits, grouping } = shown.invoice
  const sums = groupsOf(shown).map(({ name, grossOre }) => `${name} ${formatNok(grossOre)}`)
  return [
    kind === 'CREDIT_NOTE' && credits !== null && paperTexts.concerns(credits),
    grouping !== 'NONE' && `${invoiceGroupingText[grouping].by}: ${sums.join('; ')}`,
  ]
    .filter(Boolean)
    .join('. ')
}

/** What the EHF of an invoice says. Sums of the head are those that were stored, so that `checkEhf` can hold the lines against them. */
export const ehfDocument = (paper: InvoicePaper): EhfDocument => {
  const { seller, invoice, lines } = shownPaper(paper)
  const said = lines.map((line) => lineOf(line, seller))
  const { kind, number, credits, buyerReference, kid, bankAccount: account, dueDate, totalOre, vatOre } = invoice
  const vatDigits = seller.organizationNumber?.replace(/\s/g, '')
  return {
    kind,
    number,
    issueDate: invoice.invoiceDate,
    dueDate,
    credits,
    note: noteOf(paper),
    annex:
      invoice.grouping === 'NONE'
        ? null
        : { fileName: paperTexts.fileName(kind, number, 'csv'), text: renderInvoiceCsv([paper]) },
    buyerReference: buyerReference?.trim() || null,
    kid,
    account,
    seller: {
      ...partyOf(seller, seller.organizationNumber),
      vatNumber: seller.isVatRegistered && vatDigits ? `NO${vatDigits}MVA` : null,
      isInBusinessRegister: seller.isInBusinessRegister,
      phone: seller.phone,
      email: seller.email,
    },
    buyer: {
      ...partyOf({ ...invoice, name: invoice.customerName }, invoice.buyerOrganizationNumber),
      vatNumber: null,
      isInBusinessRegister: false,
      phone: null,
      email: null,
    },
    lines: said,
    shares: sharesOf(lines, seller),
    linesNetOre: said.reduce((sum, line) => sum + line.netOre, 0),
    netOre: totalOre - vatOre,
    vatOre,
    grossOre: totalOre,
    payableOre: totalOre,
  }
}
