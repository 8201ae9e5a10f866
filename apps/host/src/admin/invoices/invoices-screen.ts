import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { InvoiceLead } from './invoice-lead.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { invoiceTexts } from './invoice-texts.ts'

const { path, recordPath } = adminPaths.invoices

export const invoicesScreen: Screen<'invoices'> = {
  path,
  recordPath,
  resource: adminResources.invoices,
  heading: ['Fakturaer', 'Faktura'],
  searchHint: invoiceTexts.search,
  tones: { state: { PAID: 'green', OVERDUE: 'red', OPEN: 'yellow' } },
  views: [
    { key: 'forfalt', name: 'Forfalt', where: { state: 'OVERDUE' }, meaning: 'wrong' },
    { key: 'apne', name: 'Åpne', where: { state: 'OPEN' } },
    { key: 'betalt', name: 'Betalt', where: { state: 'PAID' } },
    { key: 'kreditert', name: 'Kreditert', where: { state: 'CREDITED' } },
  ],
  Lead: InvoiceLead,
  leadFields: ['number', 'customer', 'invoiceDate', 'dueDate', 'totalOre', 'vatOre'],
  panels: [{ key: 'lines', heading: invoiceTexts.lines, Panel: InvoiceLines }],
}
