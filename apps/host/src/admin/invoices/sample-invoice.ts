import type { Read } from '@delebil/core-api/admin'

/** An invoice of a company that should have been paid, for stories. */
export const sampleInvoice: Read<'invoices'> = {
  id: 7,
  version: 1,
  number: 10_083,
  membershipId: 20,
  customer: 'Fløyfjell Arkitekter AS',
  invoiceDate: '2026-11-01',
  dueDate: '2026-11-15',
  state: 'OVERDUE',
  totalOre: 43_120,
  vatOre: 8624,
  kid: '00000020000100831',
  kind: 'INVOICE',
  method: 'EMAIL',
  delivery: 'FAILED',
  runId: 34,
  creditsId: null,
  numberState: 'GIVEN',
  remindersHeld: null,
  writtenOffOre: 0,
}
