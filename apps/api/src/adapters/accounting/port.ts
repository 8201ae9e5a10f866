/** An accounting system that clubs can be connected to. */
export interface Accounting {
  /** Whether an organization is connected to it, so that it can own its invoices. */
  readonly isConnected: (organizationId: number) => Promise<boolean>
}

/** Where none can be reached no organization is connected. */
export const noAccounting: Accounting = { isConnected: async () => false }

declare module '../../platform/context.ts' {
  interface Context {
    readonly accounting: Accounting
  }
}
