import type { AdminInput } from './test-admin-site.ts'

/** SQL: an invoice of the sample club whose order the books have refused, and which waits. */
export const accountingSamples = `insert into accounting_task (organization_id, id, kind, own_id, state, cause, answer, next_at) values
    (1, 50, 'ORDER', 57, 'FAILED', 'vat-invalid', '{"status": 422, "message": "Validering feilet.", "fields": [{"field": "", "message": "Ugyldig mva-kode"}]}', now()),
    (1, 51, 'INVOICE', 57, 'QUEUED', null, null, now()), (1, 52, 'SENDING', 57, 'QUEUED', null, null, now());
  insert into accounting_need (organization_id, invoice_id, position, task_id) values (1, 57, 2, 50), (1, 57, 3, 51), (1, 57, 5, 52);
  insert into accounting_configuration (organization_id) values (1)`

/** SQL: the books number the invoices of the sample club. */
export const booksNumberInvoices = `update invoice set numbered_by = 'TRIPLETEX', bill_number = number where organization_id = 1`

const ofOwn = { params: { organizationId: 1 } }
const one = { ids: [57] }
/** What the calls about bills on their way to the books are asked with. */
export const accountingCalls: Readonly<Record<string, AdminInput>> = {
  'tripletex.read': ofOwn,
  'tripletex.change': { ...ofOwn, body: { version: 1, mappings: [{ kind: 'VAT', own: '3', foreignNumber: '31' }] } },
  'tripletex.try': ofOwn,
  'tripletex.subscribe': ofOwn,
  'tripletex.errors': {},
  'tripletex.error-count': {},
  'tripletex.error-metadata': {},
  'tripletex.pause': { body: one },
  'tripletex.start': { body: one },
  'tripletex.sync-order-numbers': { body: { ids: [58] } },
  'tripletex.sync-invoice-numbers': { body: { ids: [58] } },
  'tripletex.sync-product-numbers': { body: { ids: [58] } },
  'tripletex.sync-customer-numbers': { body: { ids: [58] } },
  'tripletex.mark-synced': { params: { id: 57 }, body: { foreignNumber: '20411', why: 'Ført for hånd' } },
  'tripletex.override-invoice-method': { body: { ...one, method: 'PRINT' } },
  'tripletex.remove-error': { params: { id: 57 } },
  'reservations.send-to-tripletex': { params: { id: 57 }, body: {} },
}
