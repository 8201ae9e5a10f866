import type {
  CustomerDraft,
  ForeignCustomer,
  ForeignInvoice,
  ForeignOrder,
  ForeignSendType,
  InvoiceDraft,
  InvoiceWindow,
  OrderDraft,
  ProductDraft,
} from './foreign-records.ts'

export type * from './foreign-records.ts'

/** A company in the accounting system, by the id that it has there. */
export type AccountingCompany = { readonly id: number; readonly name: string }

export type ForeignVatType = { readonly id: number; readonly number: string; readonly percentage: number }
export type ForeignAccount = {
  readonly id: number
  readonly number: number
  readonly name: string
  readonly vatTypeIds: readonly number[]
  readonly bankAccountNumber: string | null
  readonly isInvoiceAccount: boolean
}
export type ForeignProduct = {
  readonly id: number
  readonly version: number
  readonly number: string
  readonly vatTypeId: number | null
  readonly isInactive: boolean
}
/** Days are 'YYYY-MM-DD'; the day that it ends is the first of the next one. */
export type ForeignPeriod = { readonly start: string; readonly end: string; readonly isClosed: boolean }

/** How a subscription stands; where it is not ACTIVE nobody is called. */
export const subscriptionStates = [
  'ACTIVE',
  'DISABLED',
  'DISABLED_TOO_MANY_ERRORS',
  'DISABLED_RATE_LIMIT_EXCEEDED',
  'DISABLED_MISUSE',
] as const
/** An event that an address of ours is called for. */
export type Subscription = {
  readonly id: number
  readonly event: string
  readonly targetUrl: string
  readonly status: (typeof subscriptionStates)[number]
}

/** It has refused what was asked, and nothing was done. */
export class AccountingRefused extends Error {
  override readonly name = 'AccountingRefused'
  readonly status: number
  readonly code: number
  readonly fields: readonly { readonly field: string; readonly message: string }[]
  readonly requestId: string | undefined
  constructor(
    status: number,
    code: number,
    message: string,
    more: Partial<Pick<AccountingRefused, 'fields' | 'requestId'>> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = more.fields ?? []
    this.requestId = more.requestId
  }
}

/** No answer that can be understood: what was asked may have been done, or not. */
export class AccountingSilent extends Error {
  override readonly name = 'AccountingSilent'
}

/** It was asked too often, and nothing was done. */
export class AccountingBusy extends Error {
  override readonly name = 'AccountingBusy'
  readonly afterSeconds: number
  constructor(afterSeconds: number) {
    super(`It may be asked again in ${afterSeconds} s.`)
    this.afterSeconds = afterSeconds
  }
}

/** The books of one organization, reached with its own token. */
export interface Books {
  readonly company: () => Promise<AccountingCompany>
  /** What goes out, as it holds on a day. */
  readonly vatTypes: (day: string) => Promise<readonly ForeignVatType[]>
  readonly accounts: () => Promise<readonly ForeignAccount[]>
  /** Those that are out of use too. */
  readonly products: () => Promise<readonly ForeignProduct[]>
  /** Those that begin from one day until before another. */
  readonly periods: (from: string, until: string) => Promise<readonly ForeignPeriod[]>
  /** By their numbers, those that are out of use too. */
  readonly findCustomer: (number: number) => Promise<ForeignCustomer | undefined>
  readonly findCustomers: (numbers: readonly number[]) => Promise<readonly ForeignCustomer[]>
  readonly findProduct: (number: string) => Promise<ForeignProduct | undefined>
  /** An order of a day, by the number that was given to it. */
  readonly findOrder: (number: string, day: string) => Promise<ForeignOrder | undefined>
  readonly readOrder: (id: number) => Promise<ForeignOrder>
  readonly readInvoice: (id: number) => Promise<ForeignInvoice>
  readonly listInvoices: (window: InvoiceWindow) => Promise<readonly ForeignInvoice[]>
  readonly createCustomer: (draft: CustomerDraft) => Promise<ForeignCustomer>
  readonly updateCustomer: (customer: ForeignCustomer, draft: CustomerDraft) => Promise<ForeignCustomer>
  readonly createProduct: (draft: ProductDraft) => Promise<ForeignProduct>
  readonly createOrder: (draft: OrderDraft) => Promise<{ readonly id: number }>
  /** Makes the invoice of an order and sends it to nobody. */
  readonly createInvoice: (draft: InvoiceDraft) => Promise<ForeignInvoice>
  /** Takes the whole of an invoice back, and sends the note to nobody. */
  readonly createCreditNote: (invoiceId: number, day: string) => Promise<ForeignInvoice>
  readonly sendInvoice: (id: number, sendType: ForeignSendType, email: string | null) => Promise<void>
  readonly subscriptions: () => Promise<readonly Subscription[]>
  /** Has an address called for an event, with a secret in the header `webhookHeader`. */
  readonly subscribe: (event: string, targetUrl: string, secret: string) => Promise<void>
  readonly unsubscribe: (id: number) => Promise<void>
}

/** Where the secret of a webhook stands. */
export const webhookHeader = 'x-delebil-webhook'

/** The way to the books of clubs that have them in Tripletex. */
export interface Tripletex {
  /** Where people use it. */
  readonly site: string
  /** The books that a token opens. */
  readonly open: (token: string) => Books
  /** A token as it is kept, and as it is used; what cannot be opened with the key of the settings throws. */
  readonly seal: (token: string) => Buffer
  readonly unseal: (sealed: Buffer) => string
  /** What vouches for who calls about an organization. */
  readonly webhookSecret: (organizationId: number) => string
}

/** An accounting system that clubs can be connected to. */
export interface Accounting {
  /** Left out where it cannot be reached from here. */
  readonly tripletex?: Tripletex
}

/** Where none can be reached. */
export const noAccounting: Accounting = {}

declare module '../../platform/context.ts' {
  interface Context {
    readonly accounting: Accounting
  }
}
