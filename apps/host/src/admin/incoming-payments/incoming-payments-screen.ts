import type { Screen } from '@delebil/admin-components'
import { adminResources, paymentStateText } from '@delebil/core-api/admin'
import type { StatusTone } from '@delebil/ui'
import { adminPaths } from '../shared/admin-paths.ts'
import { paymentActions } from './payment-actions.ts'
import { paymentCells } from './payment-cells.tsx'
import { PaymentLead } from './payment-lead.tsx'
import { PaymentRow } from './payment-row.tsx'
import { paymentTexts } from './payment-texts.ts'
import { PaymentsAbove } from './payments-above.tsx'
import { stateTextOf } from './state-text-of.ts'

const tones: Readonly<Record<keyof typeof paymentStateText, StatusTone | 'none'>> = {
  WAITING: 'yellow',
  OVER: 'yellow',
  SHORT: 'yellow',
  MATCHED: 'green',
  SET_ASIDE: 'none',
}

export const incomingPaymentsScreen: Screen<'incoming-payments'> = {
  ...adminPaths['incoming-payments'],
  resource: adminResources['incoming-payments'],
  heading: ['Innbetalinger', 'Innbetaling'],
  newText: 'Før innbetaling',
  newHeading: 'Innbetaling',
  sections: [
    {
      heading: 'Pengene',
      text: 'KID fører den til fakturaen, som en linje i en fil fra banken.',
      fields: ['bookedOn', 'amountOre', 'kid', 'payerName', 'text', 'reason'],
    },
  ],
  searchHint: paymentTexts.search,
  statuses: { state: (record) => ({ text: stateTextOf(record), tone: tones[record.state] }) },
  views: [
    {
      key: 'ses-pa',
      name: paymentStateText.WAITING,
      where: { state: 'WAITING' },
      meaning: 'look',
      isFirst: true,
      none: [paymentTexts.noneWaits, paymentTexts.noneWaitsHelp],
    },
    { key: 'mye-eller-lite', name: 'For mye eller lite', where: { state: ['OVER', 'SHORT'] } },
    { key: 'treff', name: paymentStateText.MATCHED, where: { state: 'MATCHED' } },
    { key: 'til-side', name: paymentStateText.SET_ASIDE, where: { state: 'SET_ASIDE' } },
  ],
  Above: PaymentsAbove,
  cells: paymentCells,
  queue: { Row: PaymentRow, isFirstView: true, keys: paymentTexts.keys },
  Lead: PaymentLead,
  leadFields: [
    'bookedOn',
    'payerName',
    'amountOre',
    'kid',
    'state',
    'invoices',
    'overOre',
    'shortOre',
    'leftOre',
    'finding',
    'source',
    'fileName',
    'fileReference',
    'fileId',
    'line',
    'payerAccount',
    'text',
    'archiveReference',
    'reason',
    'setAside',
  ],
  actions: paymentActions,
}
