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
}
/** Days are 'YYYY-MM-DD'; the day that it ends is the first of the next one. */
export type ForeignPeriod = { readonly start: string; readonly end: string; readonly isClosed: boolean }

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
  readonly products: () => Promise<readonly ForeignProduct[]>
  /** Those that begin from one day until before another. */
  readonly periods: (from: string, until: string) => Promise<readonly ForeignPeriod[]>
}

/** The way to the books of clubs that have them in Tripletex. */
export interface Tripletex {
  /** The books that a token opens. */
  readonly open: (token: string) => Books
  /** A token as it is kept, and as it is used; what cannot be opened with the key of the settings throws. */
  readonly seal: (token: string) => Buffer
  readonly unseal: (sealed: Buffer) => string
}

/** An accounting system that clubs can be connected to. */
export interface Accounting {
  /** Whether an organization is connected to it, so that it can own its invoices. */
  readonly isConnected: (organizationId: number) => Promise<boolean>
  /** Left out where it cannot be reached from here. */
  readonly tripletex?: Tripletex
}

/** Where none can be reached no organization is connected. */
export const noAccounting: Accounting = { isConnected: async () => false }

declare module '../../platform/context.ts' {
  interface Context {
    readonly accounting: Accounting
  }
}
