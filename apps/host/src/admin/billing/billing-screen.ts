import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { billingActions } from './billing-actions.ts'
import { BillingOverview } from './billing-overview.tsx'
import { billingTexts } from './billing-texts.ts'
import { ChargeLead } from './charge-lead.tsx'
import { ChargePhoneRow } from './charge-phone-row.tsx'
import { disputesOfCharge } from './disputes-panel.tsx'

const { path, recordPath } = adminPaths.billing

export const billingScreen: Screen<'billing'> = {
  path,
  recordPath,
  resource: adminResources.billing,
  heading: ['Fakturagrunnlag', 'Fakturagrunnlag'],
  searchHint: billingTexts.search,
  tones: { state: { billed: 'green', held: 'yellow' } },
  views: [
    { key: 'ses-pa', name: 'Må ses på', where: { needsReview: true }, meaning: 'look', isFirst: true },
    { key: 'stemmer-ikke', name: 'Stemmer ikke', where: { deviation: 'DISPUTED' }, meaning: 'look' },
    { key: 'apne', name: 'Åpne', where: { state: 'open' } },
    { key: 'holdt', name: 'Holdt', where: { state: 'held' } },
    { key: 'fakturert', name: 'Fakturert', where: { state: 'billed' } },
  ],
  newPath: adminPaths.billing.newPath,
  newText: 'Ny linje',
  newHeading: 'Linje',
  sections: [
    { heading: 'Hvem', fields: ['membershipId', 'personId', 'reservationId', 'costCenter'] },
    {
      heading: 'Hva',
      text: 'Medlemmet ser begrunnelsen.',
      fields: ['productId', 'description', 'quantity', 'unitPriceOre', 'delivered', 'reason'],
    },
  ],
  Above: BillingOverview,
  PhoneRow: ChargePhoneRow,
  panels: [disputesOfCharge],
  actions: billingActions,
  Lead: ChargeLead,
  leadFields: [
    'membership',
    'person',
    'reservationNumber',
    'description',
    'quantity',
    'unit',
    'unitPriceOre',
    'grossOre',
    'vatCode',
    'vatPercent',
    'vatOre',
    'deliveredFrom',
    'delivered',
    'place',
    'source',
    'tariff',
    'tariffFrom',
    'reason',
    'reverses',
    'corrects',
    'period',
    'deviation',
    'needsReview',
  ],
}
