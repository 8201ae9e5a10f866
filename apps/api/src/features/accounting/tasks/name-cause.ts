import type { TaskCause, TaskKind } from '@delebil/core-api/admin'
import type { AccountingRefused } from '../../../adapters/accounting/port.ts'

type Sign = readonly [cause: TaskCause, isIt: (refusal: AccountingRefused, text: string, kind: TaskKind) => boolean]

const isTaken = ({ code }: AccountingRefused) => code === 7000 || code === 14_000

// Never by the field alone: the wrong one has been seen to be named.
const signs: readonly Sign[] = [
  ['no-rights', ({ status }) => status === 403],
  ['period-closed', ({ code }) => code === 10_000],
  ['customer-taken', (refusal, _, kind) => isTaken(refusal) && kind === 'CUSTOMER'],
  ['product-taken', (refusal, _, kind) => isTaken(refusal) && kind === 'PRODUCT'],
  ['order-taken', (refusal, _, kind) => isTaken(refusal) && kind === 'ORDER'],
  ['bank-account', (_, text) => text.includes('bankkonto')],
  ['vat-invalid', (_, text) => text.includes('mva-kode')],
  ['no-email', (_, text) => text.includes('mangler e-post')],
  ['bad-email', (_, text, kind) => text.includes('ugyldig format') && kind !== 'PRODUCT'],
  ['no-ehf', (_, text) => text.includes('ehf')],
  ['customer-gone', (_, text) => text.includes('object not found: customer')],
  ['product-gone', (_, text) => text.includes('object not found: product')],
  ['order-gone', ({ status }, _, kind) => status === 404 && (kind === 'ORDER' || kind === 'INVOICE')],
  ['invoice-gone', ({ status }, _, kind) => status === 404 && (kind === 'SENDING' || kind === 'CREDIT_NOTE')],
]

/** Why the books refused a task, by name; 'refused' where nobody has named it yet. */
export const nameCause = (refusal: AccountingRefused, kind: TaskKind): TaskCause => {
  const text = [refusal.message, ...refusal.fields.map(({ message }) => message)].join(' ').toLowerCase()
  return signs.find(([, isIt]) => isIt(refusal, text, kind))?.[0] ?? 'refused'
}
