import type { Screen } from '@delebil/admin-components'
import { adminResources, ledgerKinds, openItems } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { AgedFigures } from './aged-figures.tsx'
import { EntryLead } from './entry-lead.tsx'
import { ledgerTexts } from './ledger-texts.ts'

const { path, recordPath } = adminPaths.ledger

export const ledgerScreen: Screen<'ledger'> = {
  path,
  recordPath,
  resource: adminResources.ledger,
  heading: [ledgerTexts.heading, 'Postering'],
  searchHint: ledgerTexts.search,
  tones: { openItem: { OVERDUE: 'red' } },
  views: [
    {
      key: 'forfalt',
      name: openItems.OVERDUE,
      where: { openItem: 'OVERDUE' },
      meaning: 'wrong',
      isFirst: true,
      none: [ledgerTexts.noneOverdue, ledgerTexts.noneOverdueHelp],
    },
    { key: 'apne', name: ledgerTexts.open, where: { openItem: ['OVERDUE', 'NOT_DUE'] } },
    { key: 'fakturaer', name: 'Fakturaer', where: { kind: ['INVOICE', 'CREDIT_NOTE'] } },
    { key: 'innbetalinger', name: 'Innbetalinger', where: { kind: 'ALLOCATION' } },
    { key: 'tap', name: ledgerKinds.WRITE_OFF, where: { kind: 'WRITE_OFF' } },
    { key: 'utbetalinger', name: 'Utbetalinger', where: { kind: ['PAYOUT', 'PAYOUT_CANCELED'] } },
  ],
  Above: AgedFigures,
  Lead: EntryLead,
  leadFields: [
    'postedOn',
    'kind',
    'voucher',
    'membershipId',
    'membership',
    'invoiceId',
    'amountOre',
    'restOre',
    'openItem',
    'balanceOre',
  ],
}
