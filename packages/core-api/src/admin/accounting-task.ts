/** What is done in the books of an organization, each once. */
export const taskKinds = ['CUSTOMER', 'PRODUCT', 'ORDER', 'INVOICE', 'CREDIT_NOTE', 'SENDING'] as const
export type TaskKind = (typeof taskKinds)[number]

export const taskStates = [
  'QUEUED',
  'OVERRIDDEN',
  'SENDING',
  'SYNCED',
  'FAILED',
  'UNKNOWN',
  'PAUSED',
  'MARKED',
] as const
export type TaskState = (typeof taskStates)[number]

/** Why something stops on its way to the books. */
export const taskCauses = [
  'bank-account',
  'period-closed',
  'no-rights',
  'vat-invalid',
  'vat-unknown',
  'line-vat',
  'account-unknown',
  'product-vat',
  'product-inactive',
  'product-taken',
  'product-gone',
  'customer-taken',
  'customer-inactive',
  'customer-gone',
  'no-email',
  'bad-email',
  'no-ehf',
  'order-taken',
  'order-differs',
  'order-closed',
  'order-gone',
  'invoice-differs',
  'invoice-credited',
  'invoice-gone',
  'stale',
  'refused',
] as const
export type TaskCause = (typeof taskCauses)[number]
