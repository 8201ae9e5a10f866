/** What is sent to the books and read back. Amounts are whole øre with VAT, days 'YYYY-MM-DD', ids those that the books gave. */

/** How an invoice reaches its customer. */
export type ForeignSendType = 'EMAIL' | 'EHF' | 'PAPER'

export type CustomerDraft = {
  readonly number: number
  readonly name: string
  readonly email: string | null
  readonly organizationNumber: string | null
  readonly sendType: ForeignSendType
  readonly address: { readonly line: string; readonly postalCode: string; readonly city: string } | null
}
export type ForeignCustomer = {
  readonly id: number
  readonly version: number
  readonly number: number
  readonly name: string
  readonly isInactive: boolean
}

export type ProductDraft = {
  readonly number: string
  readonly name: string
  readonly vatTypeId: number
  readonly accountId: number | null
}

export type OrderLineDraft = {
  readonly productId: number
  readonly vatTypeId: number
  readonly description: string
  readonly count: number
  readonly unitPriceOre: number
}
export type OrderDraft = {
  readonly number: string
  readonly customerId: number
  readonly day: string
  readonly deliveryDay: string
  readonly reference: string
  readonly lines: readonly OrderLineDraft[]
}
export type ForeignOrder = {
  readonly id: number
  readonly version: number
  readonly number: string
  readonly customerId: number
  readonly isClosed: boolean
  readonly lines: readonly { readonly grossOre: number; readonly vatTypeId: number | null }[]
}

export type InvoiceDraft = { readonly orderId: number; readonly day: string; readonly dueDay: string }
export type ForeignInvoice = {
  readonly id: number
  readonly number: number
  readonly kid: string | null
  readonly day: string
  readonly customerId: number
  readonly orderIds: readonly number[]
  readonly amountOre: number
  readonly restOre: number
  readonly isCredited: boolean
  readonly isCreditNote: boolean
  /** Of a credit note: what it takes back. */
  readonly creditedId: number | null
  /** Whether it has left for its customer. */
  readonly isSent: boolean
}
/** Those dated from one day until before another; of one customer where it is said. */
export type InvoiceWindow = { readonly from: string; readonly until: string; readonly customerId?: number }
