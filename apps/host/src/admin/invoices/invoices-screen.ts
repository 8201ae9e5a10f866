import type { Screen } from '@delebil/admin-components'
import { adminResources, deliveryStates } from '@delebil/core-api/admin'
import { invoiceStateText } from '@delebil/validation/text'
import { adminPaths } from '../shared/admin-paths.ts'
import { invoiceActions } from './invoice-actions.ts'
import { InvoiceDeliveries } from './invoice-deliveries.tsx'
import { InvoiceLead } from './invoice-lead.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoicePhoneRow } from './invoice-phone-row.tsx'
import { InvoiceStanding } from './invoice-standing.tsx'
import { invoiceTexts } from './invoice-texts.ts'
import { InvoiceTrail } from './invoice-trail.tsx'
import { reminderHoldActions } from './reminder-hold-actions.ts'
import { useInvoiceEvents } from './use-invoice-events.ts'
import { writeOffActions } from './write-off-actions.ts'

const { path, recordPath } = adminPaths.invoices

export const invoicesScreen: Screen<'invoices'> = {
  path,
  recordPath,
  resource: adminResources.invoices,
  heading: ['Fakturaer', 'Faktura'],
  searchHint: invoiceTexts.search,
  tones: { state: { PAID: 'green', OVERDUE: 'red', OPEN: 'yellow' } },
  views: [
    { key: 'forfalt', name: invoiceStateText.OVERDUE, where: { state: 'OVERDUE' }, meaning: 'wrong' },
    {
      key: 'kom-ikke-fram',
      name: deliveryStates.FAILED,
      where: { delivery: 'FAILED', state: ['OPEN', 'OVERDUE'] },
      meaning: 'wrong',
    },
    { key: 'ikke-betalt', name: invoiceStateText.OPEN, where: { state: 'OPEN' } },
    { key: 'betalt', name: invoiceStateText.PAID, where: { state: 'PAID' } },
    { key: 'kreditert', name: invoiceStateText.CREDITED, where: { state: 'CREDITED' } },
  ],
  PhoneRow: InvoicePhoneRow,
  Lead: InvoiceLead,
  Context: InvoiceStanding,
  useMoreEvents: useInvoiceEvents,
  leadFields: ['number', 'customer', 'invoiceDate', 'dueDate', 'totalOre', 'vatOre', 'writtenOffOre'],
  actions: [...invoiceActions, ...writeOffActions, ...reminderHoldActions],
  panels: [
    { key: 'lines', heading: invoiceTexts.lines, Panel: InvoiceLines },
    { key: 'trail', heading: invoiceTexts.trail, Panel: InvoiceTrail },
    { key: 'deliveries', heading: invoiceTexts.deliveries, Panel: InvoiceDeliveries },
  ],
}
