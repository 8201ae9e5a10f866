import type { InvoiceMethod } from '@delebil/validation'
import type { ForeignSendType } from '../../../adapters/accounting/port.ts'

/** What the books call our ways to send an invoice. */
export const sendTypes: Readonly<Record<InvoiceMethod, ForeignSendType>> = {
  EMAIL: 'EMAIL',
  EHF: 'EHF',
  PRINT: 'PAPER',
}
